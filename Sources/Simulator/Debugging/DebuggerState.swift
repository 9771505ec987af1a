/// The state of an app in a debugger.
package enum DebuggerState: String, Codable, Sendable {
  /// The app's process has been started, and waits for a debugger before it runs the app's code.
  case waiting
  /// A debugger is attached, and the app is running.
  case running
  /// A debugger has stopped the app, such as at a breakpoint.
  case stopped

  /// Returns a sentence about an app that can't be used because of the debugger, or `nil` if it can.
  package func obstacle(of app: String) -> String? {
    switch self {
    case .waiting: "\(app) is waiting for the debugger."
    case .running: nil
    case .stopped: "\(app) is stopped in the debugger. To use it, continue it there."
    }
  }
}
