import DeviceProtocol

/// A user's input to a device.
package enum DeviceInput: Sendable {
  /// Touches on the frontmost app.
  ///
  /// Touches on the device's own screens are reported as their effects.
  case touches([TouchSample])
  case pointer(PointerGesture)
  case key(KeyPress)
  case text(TextEntry)
  case accessibility(AccessibilityAction, elementID: Int)
  case pasteboard(String?)
  case shake
  case home
  case switcher
  case open(bundleID: String)
  case end(bundleID: String)
  case rotate(DeviceConfiguration.Orientation)
  case appearance(DeviceConfiguration.Appearance)
  case locale(DeviceLocale)
  case biometry(isEnrolled: Bool)
  case attempt(matches: Bool)
  case location(DeviceLocation)
  case network(DeviceNetwork)
  case push(PushPayload, bundleID: String)

  /// Whether an action starts with the input, so the screen should be captured before it.
  var isBeginning: Bool {
    switch self {
    case .touches(let samples): samples.contains { $0.phase == .began }
    case .pointer(let gesture): gesture.phase == .began
    case .key(let press): press.isDown
    case .text, .accessibility, .shake, .home, .switcher, .open, .end, .rotate, .appearance,
      .locale, .biometry, .attempt, .location, .network, .push:
      true
    case .pasteboard: false
    }
  }
}
