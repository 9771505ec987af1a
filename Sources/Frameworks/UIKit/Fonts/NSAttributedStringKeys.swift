extension NSAttributedString.Key {
  /// An attachment such as an image, as an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The font, as a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The style of the paragraph, as an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color, as a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, as a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Extra space between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Extra space between characters, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The lines through the text, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The lines under the text, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The shadow, as an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The destination that the text links to, as a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance by which the text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the lines under the text, as a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the lines through the text, as a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Whether characters can be joined, as a number.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The width of the letters' outlines, as a percentage of the font size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the letters' outlines, as a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The slant of the letters, as a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The expansion of the letters, as a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

extension NSAttributedString.Key {
  /// The effect on the letters, as an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The writing directions that override those of the characters, as an array of numbers.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether lines run from top to bottom, as a number.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// An effect that letters can have.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle>.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the effect.
    public let rawValue: String

    /// Creates an effect from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters that look pressed into the background.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates an empty string.
  ///
  /// Foundation on Linux doesn't have `init()` for this class, and an extension can't add it.
  package convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
