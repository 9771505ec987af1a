import AppBuilder
import Automation
import DeviceProtocol
import Foundation
import Simulator

@testable import XCUIAutomation

/// An app that tests use from this process in the same way as UI tests.
enum TestedApp {
  /// The steps of a test on an app, while the device handles its requests.
  typealias Test = @MainActor @Sendable (XCUIApplication) throws -> Void

  private static let builder = Task.detached {
    try await AppBuilder(options: BuildOptions()).build(project("Elements"))
  }

  private static func project(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Projects").appendingPathComponent(name)
  }

  /// Launches the app with one of each control on a new device, and uses it.
  /// - Returns: The failures that were recorded.
  @discardableResult
  static func use(
    launching: Bool = true, on model: String? = nil,
    then body: @Sendable (Device) async throws -> Void = { _ in },
    _ test: @escaping Test
  ) async throws -> [String] {
    let app = try await builder.value
    return try await Device.withThrowaway(
      model: try model.map(DeviceModel.named), clock: .manual
    ) { device in
      await device.setWatched(false)
      let bundleID = try await device.install(app.bundle).bundleID
      let service = AutomationService(device: device, target: bundleID)
      let failures = try await MainActor.run {
        try drive(service, launching: launching, test)
      }
      try await body(device)
      return failures
    }
  }

  @MainActor
  private static func drive(
    _ service: AutomationService, launching: Bool, _ test: Test
  ) throws -> [String] {
    var failures: [String] = []
    SeenApps.forget()
    InterruptionMonitors.removeAll()
    AutomationFailure.record = { failures.append($0) }
    AutomationDoor.ask = { ask($0, of: service) }
    let app = XCUIApplication()
    if launching { app.launch() }
    try test(app)
    return failures
  }

  /// Sends a request in the form that's used between two processes, and waits for the reply.
  private static func ask(
    _ request: AutomationRequest, of service: AutomationService
  ) -> AutomationReply {
    let answered = DispatchSemaphore(value: 0)
    let answer = Answer()
    Task.detached {
      let sent = AppMessage.test(.request(id: 1, request))
      let encoded = try JSONEncoder().encode(sent)
      guard
        case .test(.request(_, let request), _) = try JSONDecoder().decode(
          AppMessage.self, from: encoded)
      else { fatalError("another message arrived") }
      (answer.reply, _) = await service.answer(request)
      answered.signal()
    }
    answered.wait()
    guard let reply = answer.reply else { fatalError("no answer") }
    let message = DeviceMessage.test(.reply(id: 1, reply))
    guard let bytes = message.bytes, let arrived = try? DeviceMessage(bytes: bytes),
      case .test(.reply(_, let reply)) = arrived
    else { return reply }
    return reply
  }

  private final class Answer: @unchecked Sendable {
    var reply: AutomationReply?
  }
}
