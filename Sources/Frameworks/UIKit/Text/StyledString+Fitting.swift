import CoreGraphics
import Raster

extension StyledString {
  /// Returns the text with tighter letter spacing so that it fits on one line of a width, or `nil`
  /// if it doesn't fit.
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

  /// Returns the text with smaller letters so that it fits on one line of a width.
  /// - Parameters:
  ///   - natural: The width of the text on one line, in points.
  ///   - least: The smallest scale. The text might still be too wide at this scale.
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
