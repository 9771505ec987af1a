import Foundation

/// The fill of a shape.
package enum Paint: Equatable, Sendable {
  case color(Color)
  case linearGradient(start: CGPoint, end: CGPoint, stops: [GradientStop])
  case radialGradient(center: CGPoint, radius: Double, stops: [GradientStop])
  /// Colors around a center, clockwise from an angle in radians.
  ///
  /// An angle of 0 points to the right.
  case conicGradient(center: CGPoint, angle: Double, stops: [GradientStop])
}
