import Stubs

/// The mutable attributes of a paragraph.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the text.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The line break mode.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The indentation of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The indentation of the lines after the first.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The position at which lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The maximum height of a line, or 0 for any height.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The factor by which the height of lines is multiplied, or 0 to leave the height unchanged.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The tab stops.
  ///
  /// Setting this to `nil` restores the default tab stops.
  open override var tabStops: [NSTextTab]! {
    get { NSTextTab.tabs(values.tabStops) }
    set { values.tabStops = newValue.map { $0.map(\.place) } }
  }

  /// The distance between the default tab stops after the last specified one.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops + [anObject]
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { !$0.isEqual(anObject) }
  }

  /// The blocks that contain the paragraph, from the outermost to the innermost.
  @available(IOS27 )
  open override var textBlocks: [NSTextBlock] {
    get { values.textBlocks }
    set {
      values.textBlocks = newValue
      Stub.textBlocks.report(if: !newValue.isEmpty)
    }
  }

  /// The lists that the paragraph is an item of, from the outermost to the innermost.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set {
      values.textLists = newValue
      Stub.textLists.report(if: !newValue.isEmpty)
    }
  }

  /// The threshold above which words are hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      values.hyphenationFactor = newValue
      Stub.hyphenationFactor.report(if: newValue > 0)
    }
  }

  /// The direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Whether characters move closer together before text is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Whether words are hyphenated according to the system's default.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set {
      values.usesDefaultHyphenation = newValue
      Stub.defaultHyphenation.report(if: newValue)
    }
  }

  /// The strategy for breaking lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      values.lineBreakStrategy = newValue.rawValue
      Stub.lineBreakStrategy.report(if: !newValue.isEmpty)
    }
  }

  /// Sets all values to those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
