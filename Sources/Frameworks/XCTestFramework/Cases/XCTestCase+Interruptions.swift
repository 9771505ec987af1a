import Foundation
import XCUIAutomation

/// Alerts that interrupt a UI test.
extension XCTestCase {
  /// Adds a handler for alerts that cover an element that the test interacts with. The handler that
  /// was added last is asked first.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:)>.
  /// - Parameter handler: receives the alert, and returns whether it dealt with it.
  /// - Returns: a token that removes the handler; the test's end does so as well.
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
