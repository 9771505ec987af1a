import Foundation

/// A gesture with one or more fingers, in points of the screen and seconds.
package enum AutomationGesture: Codable, Equatable, Sendable {
  /// A number of taps with a number of fingers side by side.
  case tap(at: CGPoint, taps: Int, fingers: Int)
  /// A press with one finger for a number of seconds.
  case press(at: CGPoint, seconds: Double)
  /// A drag with one finger at a speed in points per second, which stays in place before and after
  /// moving.
  case drag(from: CGPoint, to: CGPoint, pressed: Double, speed: Double, held: Double)
  /// A pinch with two fingers in a rectangle, with a scale factor and a velocity per second.
  case pinch(in: CGRect, scale: Double, velocity: Double)
  /// Scrolling with a pointer, by the number of points that the content moves.
  case scroll(at: CGPoint, by: CGPoint)
  /// A rotation with two fingers in a rectangle, in radians and radians per second.
  case rotate(in: CGRect, angle: Double, velocity: Double)
}
