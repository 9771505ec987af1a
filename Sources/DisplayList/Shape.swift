import Foundation

/// An area to fill, stroke, or clip to.
package enum Shape: Equatable, Sendable {
  case rect(CGRect)
  /// A rectangle with a radius for each corner, in points.
  case roundedRect(CGRect, CornerRadii)
  case ellipse(CGRect)
  case path(Path)
}
