import Foundation

/// A drop shadow; the blur is Core Animation's `shadowRadius` (a Gaussian's standard deviation), in
/// points.
package struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  package var color: Color
  /// How far the shadow lies from what casts it, in points.
  package var offset: CGSize
  /// How far the edge spreads, in points.
  package var blur: Double

  /// Creates a shadow of a color.
  package init(color: Color, offset: CGSize, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }

  /// How far the shadow may be seen beyond the shape of what casts it, in points, besides its
  /// offset.
  package var reach: Double { 3 * blur + 1 }
}
