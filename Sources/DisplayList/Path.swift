import Foundation

/// A path of lines and Bézier curves.
package struct Path: Equatable, Sendable {
  /// An element of a path.
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  /// The lines and curves, in order.
  package var elements: [Element]
  /// Whether the even-odd rule determines overlapping areas instead of the winding number.
  package var usesEvenOddRule: Bool

  /// Creates a path with elements.
  package init(elements: [Element] = [], usesEvenOddRule: Bool = false) {
    self.elements = elements
    self.usesEvenOddRule = usesEvenOddRule
  }
}
