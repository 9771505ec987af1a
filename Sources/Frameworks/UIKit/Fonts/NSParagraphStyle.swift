import Raster

/// The attributes of a paragraph.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsparagraphstyle>.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// The properties of the style.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy.RawValue = 0
    /// `nil` means Apple's usual ones.
    var tabStops: [ParagraphLayout.Tab]?
    var defaultTabInterval: CGFloat = 0

    /// The number of tab stops after the last one in the style.
    private static let furtherTabs = 20

    /// The places that tabs go to; none for the default.
    var tabs: [ParagraphLayout.Tab] {
      guard tabStops != nil || defaultTabInterval > 0 else { return [] }
      var tabs = (tabStops ?? []).sorted { $0.position < $1.position }
      guard defaultTabInterval > 0 else { return tabs }
      let interval = Double(defaultTabInterval)
      let first = ((tabs.last?.position ?? 0) / interval).rounded(.down) + 1
      for step in 0..<Self.furtherTabs {
        tabs.append(.init(position: (first + Double(step)) * interval, alignment: .left))
      }
      return tabs
    }
  }

  /// The value in an object's first word that Core Foundation treats as a type number when an
  /// attributed string compares values; a 0 would end the process.
  private let coreFoundationType: UInt64 = 0x100

  final var values = Values()

  /// Creates the default style.
  public override init() {
    super.init()
  }

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    values = Values(coder: coder)
    super.init()
  }

  /// Writes the style into an archive.
  open func encode(with coder: NSCoder) {
    values.encode(with: coder)
  }

  /// Whether archives of styles are safe to read.
  open class var supportsSecureCoding: Bool { true }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction in which a language is written.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The alignment of the text.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the lines after the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The position at which lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 allows any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the height of lines is multiplied; 0 leaves it as it is.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The places that tabs go to.
  open var tabStops: [NSTextTab]! { NSTextTab.tabs(values.tabStops) }
  /// The distance of the places that tabs go to after the last that's named.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The threshold above which words are hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether characters move closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Whether words are hyphenated as the system does by default.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The strategy for choosing the ends of lines.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Returns a style with the same values that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether two styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that equal styles share.
  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// Returns the same style with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.values = values
    style.alignment = alignment
    return style
  }

  /// The strategy for choosing the ends of lines.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct>.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Moves words down so that the last line isn't a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps the words of Korean text together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
