import Foundation

extension AttributeContainer {
  /// Creates a container with UIKit's and Foundation's attributes from a dictionary.
  ///
  /// Other attributes are left out. Follows
  /// <https://developer.apple.com/documentation/foundation/attributecontainer/init(_:)>.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    addLetterAttributes(dictionary)
    addLineAttributes(dictionary)
    addMeaning(dictionary)
  }

  private mutating func addLetterAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.uiKit.kern = TextAttributes.number(attributes[.kern])
    self.uiKit.tracking = TextAttributes.number(attributes[.tracking])
    self.uiKit.baselineOffset = TextAttributes.number(attributes[.baselineOffset])
    self.uiKit.ligature = TextAttributes.number(attributes[.ligature]).map { Int($0) }
    self.uiKit.obliqueness = TextAttributes.number(attributes[.obliqueness])
    self.uiKit.expansion = TextAttributes.number(attributes[.expansion])
    self.uiKit.textEffect = attributes[.textEffect] as? NSAttributedString.TextEffectStyle
  }

  private mutating func addLineAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    self.uiKit.strikethroughStyle = TextAttributes.lines(attributes[.strikethroughStyle])
    self.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.uiKit.underlineStyle = TextAttributes.lines(attributes[.underlineStyle])
    self.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    self.uiKit.shadow = attributes[.shadow] as? NSShadow
    self.uiKit.strokeColor = attributes[.strokeColor] as? UIColor
    self.uiKit.strokeWidth = TextAttributes.number(attributes[.strokeWidth])
  }

  private mutating func addMeaning(_ attributes: [NSAttributedString.Key: Any]) {
    self.inlinePresentationIntent = TextAttributes.intent(attributes)
    self.presentationIntent = attributes[.presentationIntentAttributeName] as? PresentationIntent
    self.imageURL = attributes[.imageURL] as? URL
    self.alternateDescription = attributes[.alternateDescription] as? String
    self.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes in a container.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/dictionary/init(_:)>.
  public init(_ container: AttributeContainer) {
    // Only the attributes of a text can be listed.
    let text = NSAttributedString(AttributedString(" ", attributes: container))
    self = text.attributes(at: 0, effectiveRange: nil)
  }
}
