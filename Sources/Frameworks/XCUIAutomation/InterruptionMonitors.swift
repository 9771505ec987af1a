import Foundation

/// Handlers that are called if an alert covers an element that a UI test wants to touch.
@MainActor
package enum InterruptionMonitors {
  /// A closure that returns whether it handled the interruption.
  package typealias Handler = (XCUIElement) -> Bool

  private final class Monitor: NSObject {
    let handler: Handler

    init(_ handler: @escaping Handler) {
      self.handler = handler
    }
  }

  private static var monitors: [Monitor] = []
  /// Whether a handler is running.
  ///
  /// Its own touches don't call handlers again.
  private static var isHandling = false

  /// Adds a handler, which is called before those that were added earlier.
  /// - Returns: A token for removing the handler.
  package static func add(_ handler: @escaping Handler) -> any NSObjectProtocol {
    let monitor = Monitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Removes a handler.
  package static func remove(_ monitor: any NSObjectProtocol) {
    monitors.removeAll { $0 === monitor }
  }

  /// Removes all handlers at the end of a test.
  package static func removeAll() {
    monitors = []
  }

  /// Calls the handlers for an alert that doesn't contain the element.
  /// - Returns: Whether a handler handled the alert.
  static func handle(before element: CapturedElement) -> Bool {
    guard !isHandling, !monitors.isEmpty, let alert = interruption(of: element) else {
      return false
    }
    isHandling = true
    defer { isHandling = false }
    for monitor in monitors.reversed() where monitor.handler(alert) {
      SeenApps.forget()
      return true
    }
    return false
  }

  private static func interruption(of element: CapturedElement) -> XCUIElement? {
    guard element.parent != nil else { return nil }
    let alerts = element.root.descendants { $0.elementType == .alert }
    guard let alert = alerts.last, !element.isWithin(alert) else { return nil }
    return SeenApps.app(of: element.root).map {
      XCUIElement($0.then(.descendants(.alert)).then(.same(as: alert)))
    }
  }
}
