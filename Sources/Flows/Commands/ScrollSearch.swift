import Foundation

/// Scrolling until an element becomes visible.
package struct ScrollSearch: Sendable {
  /// The element to look for.
  package var selector: ElementSelector
  /// The direction to scroll in.
  package var direction = SwipeDirection.down
  /// Seconds.
  package var timeout: TimeInterval = 20
  /// From 0 to 1, as Maestro counts.
  package var speed = 0.4
  /// The fraction of the element's area, from 0 to 1, that must be on the screen and not behind a
  /// bar.
  package var visiblePart = 1.0

  /// Seconds that a finger takes for one swipe.
  var duration: TimeInterval { 1.001 - speed }
}
