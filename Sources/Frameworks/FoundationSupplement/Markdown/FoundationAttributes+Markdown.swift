import Foundation

/// The Markdown attributes that Foundation on Linux lacks.
extension AttributeScopes.FoundationAttributes {
  /// The style of a run within a paragraph.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// Apple's name for the attribute.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }

  /// The blocks that contain a run of text.
  public struct PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// Apple's name for the attribute.
    public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
  }

  /// The style of a run within a paragraph.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The blocks that contain a run of text.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}

extension NSAttributedString.Key {
  /// The style of a run within a paragraph, as the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks that contain a run of text, as a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The URL of the image that the text represents.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The description of an image, as a string.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
}
