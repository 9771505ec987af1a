import Foundation

/// A drop shadow; the blur is Core Animation's `shadowRadius` (a Gaussian's standard deviation), in
/// points.
package struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  package var color: Color
  /// The offset of the shadow, in points.
  package var offset: CGSize
  /// The blur of the edge, in points.
  package var blur: Double

  /// Creates a shadow with a color, an offset, and a blur.
  package init(color: Color, offset: CGSize, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }

  /// The distance beyond the shape at which the shadow might be visible, in points, in addition to
  /// its offset.
  package var reach: Double { 3 * blur + 1 }
}
