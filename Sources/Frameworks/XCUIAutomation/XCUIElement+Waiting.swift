import Foundation

/// Waiting for elements, for which only the device's clock advances.
extension XCUIElement {
  /// Waits until the element exists, for up to a number of seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    AutomationWait.until(seconds: timeout) { exists }
  }

  /// Waits until the element doesn't exist, for up to a number of seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    AutomationWait.until(seconds: timeout) { !exists }
  }

  /// Waits until a property has a value, for up to a number of seconds.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    AutomationWait.until(seconds: timeout) { self[keyPath: keyPath] == expectedValue }
  }
}
