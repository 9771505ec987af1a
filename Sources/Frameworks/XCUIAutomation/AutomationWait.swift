import DeviceProtocol
import Foundation

/// Waits on the device's clock, which skips to the apps' scheduled events.
@MainActor
package enum AutomationWait {
  /// The maximum duration of a test's wait, in seconds.
  private static let longest: TimeInterval = 86_400

  /// Waits until a condition is true, for up to a number of seconds.
  /// - Returns: Whether the condition is true.
  package static func until(seconds: TimeInterval, _ condition: () -> Bool) -> Bool {
    var left = min(max(0, seconds), longest)
    let deadline = ContinuousClock.now + .seconds(left)
    while true {
      if condition() { return true }
      if left <= 0, ContinuousClock.now >= deadline { return false }
      SeenApps.forget()
      let reply = AutomationDoor.ask(.wait(atMost: max(0, left)))
      if case .failed(let reason) = reply { AutomationFailure.record(reason) }
      guard case .waited(let passed, let isOver) = reply else { return condition() }
      left -= passed
      if isOver {
        if condition() { return true }
        // An error doesn't matter, because the test has waited anyway.
        _ = try? AutomationDoor.perform(.pass(seconds: max(0, left)))
        return false
      }
      if passed == 0, ContinuousClock.now >= deadline { return condition() }
    }
  }

  /// Lets time pass on the device.
  package static func pass(_ seconds: TimeInterval) {
    _ = AutomationDoor.ask(.pass(seconds: seconds))
    SeenApps.forget()
  }
}
