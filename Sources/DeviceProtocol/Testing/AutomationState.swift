/// The state of an app, with the raw values of Apple's `XCUIApplication.State`.
package enum AutomationState: UInt8, Codable, Sendable {
  /// The app isn't running.
  case notRunning = 1
  /// The app isn't on the screen.
  case runningBackground = 3
  /// The app is on the screen.
  case runningForeground = 4
}
