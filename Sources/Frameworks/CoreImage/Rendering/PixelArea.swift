import CoreGraphics

/// A rectangle of whole pixels, with the origin at the bottom left.
struct PixelArea: Hashable {
  /// The largest number of pixels that are calculated at a time.
  static let largestCount = 1 << 24

  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Creates the area that contains a rectangle, or returns `nil` if it has too many pixels.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite, max(abs(rect.minX), abs(rect.maxX)) < 1e9,
      max(abs(rect.minY), abs(rect.maxY)) < 1e9
    else { return nil }
    let whole = rect.integral
    self.init(
      x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    guard width == 0 || height <= Self.largestCount / width else { return nil }
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  var count: Int { width * height }
  var columns: Range<Int> { x..<x + width }
  var rows: Range<Int> { y..<y + height }

  func grown(by distance: Int) -> PixelArea {
    PixelArea(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - bottom)
  }
}
