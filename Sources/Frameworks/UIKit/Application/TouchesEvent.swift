import Foundation

/// The touches that are currently on the screen.
final class TouchesEvent: UIEvent {
  var touches: Set<UITouch> = []

  override var allTouches: Set<UITouch>? { touches }
}
