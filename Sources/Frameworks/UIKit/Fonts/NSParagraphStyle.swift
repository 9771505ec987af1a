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
    /// The tab stops, or `nil` for Apple's default tab stops.
    var tabStops: [ParagraphLayout.Tab]?
    var defaultTabInterval: CGFloat = 0
    var textBlocks: [NSTextBlock] = []
    var textLists: [NSTextList] = []

    /// The number of tab stops after the last one in the style.
    private static let furtherTabs = 20

    /// The tab stops, or an empty array for the default.
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

  /// The first word of the object.
  ///
  /// When an attributed string compares values, Core Foundation interprets this word as a type
  /// number, and a value of 0 would terminate the process.
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

  /// Whether the class supports secure coding.
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
  /// The maximum height of a line, or 0 for any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the height of lines is multiplied, or 0 to leave the height unchanged.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The tab stops.
  open var tabStops: [NSTextTab]! { NSTextTab.tabs(values.tabStops) }
  /// The distance between the default tab stops after the last specified one.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The blocks that contain the paragraph, from the outermost to the innermost.
  @available(IOS27 )
  open var textBlocks: [NSTextBlock] { values.textBlocks }
  /// The lists that the paragraph is an item of, from the outermost to the innermost.
  open var textLists: [NSTextList] { values.textLists }
  /// The threshold above which words are hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether characters move closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Whether words are hyphenated according to the system's default.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The strategy for breaking lines.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Returns an immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether two styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash value for the style.
  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// Returns a copy of the style with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.values = values
    style.alignment = alignment
    return style
  }

  /// The strategy for breaking lines.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct>.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits of the set.
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
