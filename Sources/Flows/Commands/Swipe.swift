import Foundation

/// The path of a touch from one location to another.
package struct Swipe: Sendable {
  /// The path of a swipe.
  package enum Path: Sendable {
    case direction(SwipeDirection, from: ElementSelector?)
    case points(start: ScreenPoint, end: ScreenPoint)
    /// From a point in an element to another point in the same element.
    case inside(ElementSelector, start: ScreenPoint, end: ScreenPoint)
  }

  /// The path of the touch.
  package var path: Path
  /// The duration, in seconds.
  package var duration: TimeInterval

  /// Creates a swipe along a path that takes a number of seconds.
  package init(path: Path, duration: TimeInterval) {
    self.path = path
    self.duration = duration
  }
}
