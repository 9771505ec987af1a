import Foundation

/// The path of a touch across the screen.
struct RecordedSwipe: Equatable, Sendable {
  /// The start and end, as fractions of the width and height of the screen or the element.
  var start: CGPoint
  var end: CGPoint
  /// The duration, in seconds.
  var duration: Double
  /// The element that contains the swipe, if it matters more than the location on the screen.
  var element: RecordedTarget?
  /// The ID of the list or view whose content moved.
  var scrolled: Int?
  /// The direction of the content that's scrolled into view.
  var direction: SwipeDirection
}
