import Automation
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Responds to the requests of UI tests, and captures the screen of the app that they use.
struct AutomationDesk: Sendable {
  private let used: Device?
  private let service: AutomationService?

  /// - Parameters:
  ///   - stage: The devices on which the tests run. Unit tests don't use another app.
  ///   - camera: The camera that records the steps, which are then performed at a natural pace.
  init(_ stage: TestStage, camera: Camera? = nil) {
    used = stage.used?.device
    service = stage.used.map {
      AutomationService(
        device: $0.device, runner: stage.device, target: $0.bundleID, camera: camera)
    }
  }

  /// Returns the screen of the tested app, or `nil` for unit tests.
  func seen() async -> CapturedScreen? {
    guard let picture = try? await used?.screenshot() else { return nil }
    return CapturedScreen(elements: try? await used?.elements(), picture: picture)
  }

  /// Returns the screen of the tested app once it's idle, or `nil` for unit tests.
  func seenAtRest() async -> CapturedScreen? {
    _ = try? await used?.settle()
    return await seen()
  }

  /// Returns the result of a request, and the crash of the app if the request caused one.
  func answer(_ request: AutomationRequest) async -> (AutomationReply, CrashLog?) {
    guard let service else {
      return (.failed("this is a unit test; only UI tests can control an app"), nil)
    }
    return await service.answer(request)
  }
}
