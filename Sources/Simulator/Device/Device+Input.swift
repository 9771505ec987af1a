import DeviceProtocol
import Foundation

/// The device's input, all of which goes through these methods.
extension Device {
  /// The time on the clock for touches, in seconds.
  package var now: Double { time.now }

  /// Sends touches that change at the same time.
  package func touch(_ samples: [TouchSample]) {
    guard !samples.isEmpty else { return }
    var passed: [TouchSample] = []
    for sample in samples {
      for effect in screen.take(sample, in: situation) {
        if case .pass(let sample) = effect { passed.append(sample) } else { perform(effect) }
      }
    }
    passed = debugging.accept(passed, isStopped: frontApp?.isStopped ?? false)
    if !passed.isEmpty {
      note(.touches(passed))
      sendInput(.touches(passed))
    }
    // A banner that was held stays for its full duration again.
    planNotifications()
  }

  /// Sends a touch of one finger at the current time.
  package func touch(_ phase: TouchSample.Phase, at location: CGPoint, finger: Int = 0) {
    touch([TouchSample(finger: finger, phase: phase, location: location, timestamp: now)])
  }

  /// Touches the screen with a finger and lifts it.
  package func tap(at location: CGPoint) {
    touch(.began, at: location)
    if clock == .manual { advanceClock(by: 0.05) }
    touch(.ended, at: location)
  }

  /// Sends a key of a hardware keyboard.
  package func press(_ key: KeyPress) {
    note(.key(key))
    sendInput(.key(key))
  }

  /// Shakes the device.
  package func shake() {
    note(.shake)
    sendInput(.shake)
  }

  /// Enters text that isn't from a single key.
  package func enter(_ text: TextEntry) {
    note(.text(text))
    sendInput(.text(text))
  }

  /// Performs an accessibility action on an element.
  package func perform(_ action: AccessibilityAction, on elementID: Int) async {
    if frontApp == nil || elementID < 0 {
      return perform(screen.perform(action, on: elementID, in: situation))
    }
    note(.accessibility(action, elementID: elementID))
    sendInput(.accessibilityAction(elementID: elementID, action))
  }

  /// Advances a manual clock, in seconds.
  package func advanceClock(by seconds: Double) {
    guard clock == .manual else { return }
    let end = now + seconds
    while let due = nextDue, due < end {
      moveClock(by: max(0, due - now))
      doWhatIsDue()
    }
    moveClock(by: max(0, end - now))
    doWhatIsDue()
  }

  private func moveClock(by seconds: Double) {
    guard seconds > 0 else { return }
    time.advance(by: seconds)
    for app in running.values where app.phase != .background {
      send(.advanceClock(by: seconds), to: app)
    }
  }

  /// Sends input to the frontmost app, if it accepts input.
  ///
  /// An app that's stopped in a debugger accepts only the ends of touches.
  func sendInput(_ message: DeviceMessage) {
    guard let app = frontApp, app.phase == .active || app.phase == .launching else { return }
    if app.isStopped {
      guard case .touches = message else { return }
    }
    send(message, to: app)
  }

  /// Sends a pointer gesture, which scrolls or pinches, to the frontmost app.
  package func point(_ gesture: PointerGesture) {
    note(.pointer(gesture))
    sendInput(.pointer(gesture))
  }
}
