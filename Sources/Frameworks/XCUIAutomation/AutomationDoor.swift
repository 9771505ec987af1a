import AppRuntime
import DeviceProtocol

/// The destination of a UI test's requests.
@MainActor
package enum AutomationDoor {
  /// A closure that sends a request and waits for the reply.
  ///
  /// By default, it sends requests to the device.
  package static var ask: (AutomationRequest) -> AutomationReply = {
    DeviceLink.shared.ask($0)
  }

  /// Performs a request, and discards the captured screen.
  /// - Throws: `AutomationError` with the device's message if the request fails.
  @discardableResult
  static func perform(_ request: AutomationRequest) throws -> AutomationReply {
    SeenApps.forget()
    let reply = ask(request)
    if case .failed(let reason) = reply { throw AutomationError(reason) }
    return reply
  }
}
