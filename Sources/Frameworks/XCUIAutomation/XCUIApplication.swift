import DeviceProtocol
import Foundation
import Stubs

/// An app on the device that a UI test launches, uses, and ends.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication>.
@preconcurrency @MainActor
public class XCUIApplication: XCUIElement {
  /// The state of an app.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum>.
  public enum State: UInt, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The app isn't running.
    case notRunning = 1
    /// The app is suspended in the background.
    case runningBackgroundSuspended = 2
    /// The app is running in the background.
    case runningBackground = 3
    /// The app is in the foreground.
    case runningForeground = 4
  }

  /// The arguments for the app's next launch.
  public var launchArguments: [String] = []
  /// The environment variables to add for the app's next launch.
  public var launchEnvironment: [String: String] = [:]

  /// Creates a proxy for the app under test.
  public init() {
    super.init(ElementChain(app: nil))
  }

  /// Creates a proxy for an app with a bundle identifier.
  public init(bundleIdentifier: String) {
    super.init(ElementChain(app: bundleIdentifier))
  }

  /// Launches the app, or relaunches it if it's running, and waits until it's active.
  public func launch() {
    let reply = perform(
      "launch",
      .launch(app: chain.app, arguments: launchArguments, environment: launchEnvironment))
    if case .launched(let seconds) = reply { LaunchTimes.add(seconds) }
  }

  /// Brings the app to the front, and starts it if it isn't running.
  public func activate() {
    if state == .notRunning { launch() } else { perform("activate", .activate(app: chain.app)) }
  }

  /// Ends the app.
  public func terminate() {
    perform("terminate", .terminate(app: chain.app))
  }

  /// Opens a URL in the app.
  public func open(_ url: URL) {
    perform("open \(url) in", .open(url: url.absoluteString, app: chain.app))
  }

  /// The state of the app.
  public var state: State {
    guard case .state(let state)? = perform("get state of", .state(app: chain.app)) else {
      return .unknown
    }
    return State(rawValue: UInt(state.rawValue)) ?? .unknown
  }

  /// Waits until the app is in a state, for up to a number of seconds.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    AutomationWait.until(seconds: timeout) { self.state == state }
  }

  /// Resets the app's authorization to use a protected resource.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    Stub.resetAuthorizationStatus.report()
  }

  @discardableResult
  private func perform(_ verb: String, _ request: AutomationRequest) -> AutomationReply? {
    AutomationFailure.performing("\(verb) \(chain.name)") { try AutomationDoor.perform(request) }
  }
}
