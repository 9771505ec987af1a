import DeviceProtocol

/// A pointer's scrolling or pinching.
final class PointerEvent: UIEvent {
  /// The pointer's current gesture.
  var gesture: PointerGesture {
    didSet { timestamp = gesture.timestamp }
  }

  /// The window beneath the pointer.
  let window: UIWindow

  init(_ gesture: PointerGesture, in window: UIWindow) {
    self.gesture = gesture
    self.window = window
    super.init()
    timestamp = gesture.timestamp
  }

  override var type: EventType { gesture.kind == .pinch ? .transform : .scroll }
}
