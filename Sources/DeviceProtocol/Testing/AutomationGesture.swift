import Foundation

/// A gesture of one or more fingers, in points of the screen and seconds.
package enum AutomationGesture: Codable, Equatable, Sendable {
  /// Fingers side by side that touch and lift, so often.
  case tap(at: CGPoint, taps: Int, fingers: Int)
  /// A finger that stays in place for a while.
  case press(at: CGPoint, seconds: Double)
  /// A finger that stays, moves at a speed in points per second, and stays again before it lifts.
  case drag(from: CGPoint, to: CGPoint, pressed: Double, speed: Double, held: Double)
  /// Two fingers in a rectangle that move apart or together, by a factor a second.
  case pinch(in: CGRect, scale: Double, velocity: Double)
  /// A pointer that scrolls the content beneath it, by points in which the content moves.
  case scroll(at: CGPoint, by: CGPoint)
  /// Two fingers in a rectangle that turn, in radians and radians per second.
  case rotate(in: CGRect, angle: Double, velocity: Double)
}
