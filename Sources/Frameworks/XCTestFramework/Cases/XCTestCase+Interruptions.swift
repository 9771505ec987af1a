import Foundation
import XCUIAutomation

/// Alerts that interrupt a UI test.
extension XCTestCase {
  /// Adds a handler for alerts that cover an element that the test interacts with.
  ///
  /// The most recently added handler is called first.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:)>.
  /// - Parameter handler: A closure that receives the alert, and returns whether it handled the
  ///   alert.
  /// - Returns: A token for removing the handler. It's also removed when the test ends.
  @MainActor @preconcurrency
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    InterruptionMonitors.add(handler)
  }

  /// Removes a handler.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xctest/xctestcase/removeuiinterruptionmonitor(_:)>.
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.remove(monitor)
  }
}
