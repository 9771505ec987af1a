import DeviceProtocol

/// A scroll or pinch gesture of a pointer.
final class PointerEvent: UIEvent {
  /// The pointer's current gesture.
  var gesture: PointerGesture {
    didSet { timestamp = gesture.timestamp }
  }

  /// The window below the pointer.
  let window: UIWindow

  init(_ gesture: PointerGesture, in window: UIWindow) {
    self.gesture = gesture
    self.window = window
    super.init()
    timestamp = gesture.timestamp
  }

  override var type: EventType { gesture.kind == .pinch ? .transform : .scroll }
}
