import Foundation

/// The fingers that are on the screen now.
final class TouchesEvent: UIEvent {
  var touches: Set<UITouch> = []

  override var allTouches: Set<UITouch>? { touches }
}
