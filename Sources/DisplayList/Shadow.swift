import Foundation

/// A drop shadow.
///
/// Like Core Animation's `shadowRadius`, the blur is the standard deviation of a Gaussian, in
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

  /// The distance from the shape up to which the shadow might be visible, in points, in addition to
  /// its offset.
  package var reach: Double { 3 * blur + 1 }
}
