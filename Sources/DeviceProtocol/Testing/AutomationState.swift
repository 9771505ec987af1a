/// The state of an app, with the raw values of Apple's `XCUIApplication.State`.
package enum AutomationState: UInt8, Codable, Sendable {
  /// It has no process.
  case notRunning = 1
  /// It isn't on the screen.
  case runningBackground = 3
  /// It's on the screen.
  case runningForeground = 4
}
