import Foundation

/// The attributes of Markdown, which Foundation on Linux lacks.
extension AttributeScopes.FoundationAttributes {
  /// The style of a run within a paragraph.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// Apple's name of the attribute.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }

  /// The blocks that a stretch is in.
  public struct PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// Apple's name of the attribute.
    public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
  }

  /// The style of a run within a paragraph.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The blocks that a stretch is in.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}

extension NSAttributedString.Key {
  /// The style of a run within a paragraph, as the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks that a stretch is in, a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The address of the picture that the text represents, a `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The description of an image, as a string.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
}
