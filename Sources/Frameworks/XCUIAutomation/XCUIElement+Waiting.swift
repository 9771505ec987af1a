import Foundation

/// Waiting for elements, which takes time of the device's clock only.
extension XCUIElement {
  /// Waits until there's such an element for up to a number of seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    AutomationWait.until(seconds: timeout) { exists }
  }

  /// Waits until there's no such element for up to a number of seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    AutomationWait.until(seconds: timeout) { !exists }
  }

  /// Waits until a property has a value for up to a number of seconds.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    AutomationWait.until(seconds: timeout) { self[keyPath: keyPath] == expectedValue }
  }
}
