import AppRuntime

/// A shake of the device.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }

  /// Notifies the first responder, or the frontmost view controller, of a shake.
  static func shake() {
    let event = MotionEvent()
    event.timestamp = DeviceClock.shared.now
    let responder = HardwareKeyboard.shared.start
    responder.motionBegan(.motionShake, with: event)
    DeviceClock.shared.schedule(after: 0.5) { [weak responder] in
      event.timestamp = DeviceClock.shared.now
      responder?.motionEnded(.motionShake, with: event)
    }
  }
}
