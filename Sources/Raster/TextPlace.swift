internal import CPangoCairo
import Foundation

/// The position of the start of a run of text, split into a pixel and the position within the
/// pixel.
///
/// The position exists only if the numbers are so even that the same text is drawn identically, to
/// the last bit, at another pixel.
struct TextPlace {
  /// The number of pixels in a point.
  let scale: Double
  let pixel: (x: Int, y: Int)
  let phase: (x: Double, y: Double)

  init?(_ origin: CGPoint, on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0, matrix.xx <= 8,
      (matrix.xx * 4).isWhole,
      Self.isEven(Double(origin.x)), Self.isEven(Double(origin.y)), Self.isEven(matrix.x0),
      Self.isEven(matrix.y0)
    else { return nil }
    let x = matrix.xx * Double(origin.x) + matrix.x0
    let y = matrix.yy * Double(origin.y) + matrix.y0
    scale = matrix.xx
    pixel = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    phase = (x - x.rounded(.down), y - y.rounded(.down))
  }

  /// Returns the pixels of an area whose position is relative to the run's start, in points.
  func pixels(of area: CGRect) -> CGRect {
    CGRect(
      x: Double(pixel.x) + phase.x + Double(area.minX) * scale,
      y: Double(pixel.y) + phase.y + Double(area.minY) * scale,
      width: Double(area.width) * scale, height: Double(area.height) * scale)
  }

  /// Returns whether sums and products of a number with similar ones don't have more digits than a
  /// `Double`.
  private static func isEven(_ value: Double) -> Bool {
    abs(value) < 8192 && (value * 0x1p30).isWhole
  }
}

extension Double {
  fileprivate var isWhole: Bool { rounded() == self }
}
