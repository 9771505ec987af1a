import Foundation

/// A finger's way across the screen.
struct RecordedSwipe: Equatable, Sendable {
  /// The start and end, as fractions of the screen's width and height, or of the element's.
  var start: CGPoint
  var end: CGPoint
  /// The duration, in seconds.
  var duration: Double
  /// The element that the finger moved in, if it matters more than the location on the screen.
  var element: RecordedTarget?
  /// The list or the view whose content moved.
  var scrolled: Int?
  /// The direction of the content that's scrolled into view.
  var direction: SwipeDirection
}
