import DeviceProtocol
import Foundation

/// The last captured screens of apps.
@MainActor
enum SeenApps {
  /// The time for which a captured screen stays current while the test is inactive.
  private static let freshness = Duration.milliseconds(10)

  private struct Seen {
    let app: String?
    let root: CapturedElement
    let time: ContinuousClock.Instant
  }

  private static var seen: Seen?

  /// Returns the elements on an app's screen after it has settled.
  /// - Throws: `AutomationError` if the app isn't running.
  static func look(at app: String?) throws -> CapturedElement {
    if let seen, seen.app == app, .now - seen.time < freshness { return seen.root }
    return keep(try screen(.look(app: app)), of: app)
  }

  /// Performs a request for an app, and returns the resulting elements on its screen.
  /// - Throws: `AutomationError` if the request fails.
  static func use(_ app: String?, _ request: AutomationRequest) throws {
    let reply = try AutomationDoor.perform(request)
    guard case .screen(let screen) = reply, screen.state != .notRunning else { return }
    keep(try tree(of: screen), of: app)
  }

  @discardableResult
  private static func keep(_ root: CapturedElement, of app: String?) -> CapturedElement {
    seen = Seen(app: app, root: root, time: .now)
    return root
  }

  /// Returns the elements on an app's screen after it has settled, with the legibility of their
  /// text.
  /// - Throws: `AutomationError` if the app isn't running.
  static func audit(_ app: String?) throws -> CapturedElement {
    try screen(.audit(app: app))
  }

  private static func screen(_ request: AutomationRequest) throws -> CapturedElement {
    guard case .screen(let screen) = try AutomationDoor.perform(request) else {
      throw AutomationError("the device returned no screen")
    }
    if screen.state == .notRunning {
      throw AutomationError(
        "Application '\(screen.name)' is not running", isOfEndedApp: true)
    }
    return try tree(of: screen)
  }

  /// Discards the captured screen.
  static func forget() {
    seen = nil
  }

  /// Returns the chain for the most recently captured app, if the element is its root.
  static func app(of root: CapturedElement) -> ElementChain? {
    guard let seen, seen.root === root else { return nil }
    return ElementChain(app: seen.app)
  }

  private static func tree(of screen: AutomationScreen) throws -> CapturedElement {
    let elements =
      screen.elements.isEmpty
      ? ScreenElement(id: 0, type: "UIScreen", frame: .zero)
      : try ScreenElement(encoded: screen.elements)
    return CapturedElement(
      application: elements, name: screen.name, processID: screen.processID)
  }
}
