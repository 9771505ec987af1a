import Foundation

/// Scrolling until an element becomes visible.
package struct ScrollSearch: Sendable {
  /// The element to look for.
  package var selector: ElementSelector
  /// The direction to scroll in.
  package var direction = SwipeDirection.down
  /// The time limit, in seconds.
  package var timeout: TimeInterval = 20
  /// The speed, from 0 to 1, as in Maestro.
  package var speed = 0.4
  /// The fraction of the element's area that must be on the screen and not covered by a bar, from 0
  /// to 1.
  package var visiblePart = 1.0

  /// The duration of a swipe, in seconds.
  var duration: TimeInterval { 1.001 - speed }
}
