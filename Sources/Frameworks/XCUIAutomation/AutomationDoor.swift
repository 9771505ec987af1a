import AppRuntime
import DeviceProtocol

/// The destination of a UI test's requests.
@MainActor
package enum AutomationDoor {
  /// Makes a request and waits for the reply; the device meets it by default.
  package static var ask: (AutomationRequest) -> AutomationReply = {
    DeviceLink.shared.ask($0)
  }

  /// Performs a request. The screen is captured again afterward.
  /// - Throws: `AutomationError` with the device's words if it can't be done.
  @discardableResult
  static func perform(_ request: AutomationRequest) throws -> AutomationReply {
    SeenApps.forget()
    let reply = ask(request)
    if case .failed(let reason) = reply { throw AutomationError(reason) }
    return reply
  }
}
