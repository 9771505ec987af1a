import Foundation

/// An area to fill, stroke or clip to.
package enum Shape: Equatable, Sendable {
  case rect(CGRect)
  /// A rectangle with a radius for each corner, in points.
  case roundedRect(CGRect, CornerRadii)
  case ellipse(CGRect)
  case path(Path)
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left, in points.
  package var topLeft: Double
  /// The radius at the top right, in points.
  package var topRight: Double
  /// The radius at the bottom right, in points.
  package var bottomRight: Double
  /// The radius at the bottom left, in points.
  package var bottomLeft: Double

  /// A radius for each corner.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius for all corners.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// A path of lines and Bézier curves.
package struct Path: Equatable, Sendable {
  /// One step of a path.
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  /// The lines and curves, in order.
  package var elements: [Element]
  /// Whether overlapping areas are decided by the even-odd rule instead of the winding number.
  package var usesEvenOddRule: Bool

  /// A path of some elements.
  package init(elements: [Element] = [], usesEvenOddRule: Bool = false) {
    self.elements = elements
    self.usesEvenOddRule = usesEvenOddRule
  }
}
