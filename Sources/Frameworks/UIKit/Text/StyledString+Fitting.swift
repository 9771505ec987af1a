import CoreGraphics
import Raster

extension StyledString {
  /// Returns the text with tighter letter spacing, so that it fits on one line with a specific
  /// width.
  ///
  /// The result is `nil` if it doesn't fit.
  /// - Parameters:
  ///   - natural: The width of the text on one line, in points.
  ///   - count: The number of letters.
  func tightened(
    from natural: CGFloat, to width: CGFloat, count: Int, paragraph: ParagraphLayout
  ) -> StyledString? {
    var (closer, excess) = (self, natural - width)
    for _ in 0..<3 where excess > 0 {
      closer = closer.tracked(by: -Double(excess + 0.02) / Double(count))
      excess = closer.layout(width: .infinity, paragraph: paragraph).size.width - width
    }
    return excess > 0 ? nil : closer
  }

  /// Returns the text with smaller letters, so that it fits on one line with a specific width.
  /// - Parameters:
  ///   - natural: The width of the text on one line, in points.
  ///   - least: The minimum scale, at which the text may still be too wide.
  func shrunk(
    from natural: CGFloat, to width: CGFloat, least: Double, paragraph: ParagraphLayout
  ) -> StyledString {
    var factor = max(Double(width / natural), least)
    for _ in 0..<4 {
      let smaller = scaled(by: factor)
      let result = smaller.layout(width: .infinity, paragraph: paragraph).size.width
      if result <= width || factor <= least { return smaller }
      factor = max(factor * Double(width / result) * 0.999, least)
    }
    return scaled(by: factor)
  }
}
