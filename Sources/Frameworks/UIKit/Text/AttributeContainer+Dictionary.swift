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
    uiKit.font = attributes[.font] as? UIFont
    uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    uiKit.kern = TextAttributes.number(attributes[.kern])
    uiKit.tracking = TextAttributes.number(attributes[.tracking])
    uiKit.baselineOffset = TextAttributes.number(attributes[.baselineOffset])
    uiKit.ligature = TextAttributes.number(attributes[.ligature]).map { Int($0) }
    uiKit.obliqueness = TextAttributes.number(attributes[.obliqueness])
    uiKit.expansion = TextAttributes.number(attributes[.expansion])
    uiKit.textEffect = attributes[.textEffect] as? NSAttributedString.TextEffectStyle
  }

  private mutating func addLineAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    uiKit.strikethroughStyle = TextAttributes.lines(attributes[.strikethroughStyle])
    uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    uiKit.underlineStyle = TextAttributes.lines(attributes[.underlineStyle])
    uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    uiKit.shadow = attributes[.shadow] as? NSShadow
    uiKit.strokeColor = attributes[.strokeColor] as? UIColor
    uiKit.strokeWidth = TextAttributes.number(attributes[.strokeWidth])
  }

  private mutating func addMeaning(_ attributes: [NSAttributedString.Key: Any]) {
    inlinePresentationIntent = TextAttributes.intent(attributes)
    presentationIntent = attributes[.presentationIntentAttributeName] as? PresentationIntent
    imageURL = attributes[.imageURL] as? URL
    alternateDescription = attributes[.alternateDescription] as? String
    link =
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
