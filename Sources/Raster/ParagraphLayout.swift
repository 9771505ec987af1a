/// The parameters for breaking and laying out lines.
package struct ParagraphLayout: Hashable, Sendable {
  /// The horizontal alignment of a line.
  ///
  /// Natural alignment is left or right, depending on the writing direction.
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  /// A tab stop.
  package struct Tab: Hashable, Sendable {
    /// The position, in points from the line's start.
    package var position: Double
    /// The part of the text after the tab that's aligned with the position: its left edge, its
    /// center, or its right edge.
    package var alignment: Alignment

    /// Creates a tab stop at a position.
    package init(position: Double, alignment: Alignment) {
      self.position = position
      self.alignment = alignment
    }
  }

  /// The way to handle lines that are too long; the values are those of `NSLineBreakMode`.
  package enum LineBreak: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
  }

  /// The side where lines start.
  package var alignment: Alignment
  /// The way that text is wrapped or truncated if it's too wide.
  package var lineBreak: LineBreak
  /// The maximum number of lines, or 0 for no limit.
  package var maximumLines: Int
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  /// Extra space between paragraphs, in points.
  package var paragraphSpacing: Double = 0
  /// The factor of a line's natural height; 0 means 1.
  package var lineHeightMultiple: Double = 0
  /// The minimum height of a line, in points.
  package var minimumLineHeight: Double = 0
  /// The maximum height of a line, in points, or 0 for no limit.
  package var maximumLineHeight: Double = 0
  /// The distance of a paragraph's first line from the leading edge, in points.
  package var firstLineHeadIndent: Double = 0
  /// The distance of the other lines from the leading edge, in points.
  package var headIndent: Double = 0
  /// The ends of lines, measured from the leading edge if positive, or from the trailing edge
  /// otherwise.
  package var tailIndent: Double = 0
  /// The tab stops, in order, or an empty list for stops every eight spaces.
  package var tabs: [Tab] = []
  /// Whether paragraphs run from right to left, or `nil` to determine the direction from the text
  /// of each paragraph.
  package var isRightToLeft: Bool?

  /// Creates a layout with its parameters.
  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail,
    maximumLines: Int = 0, lineSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
    self.lineSpacing = lineSpacing
  }
}
