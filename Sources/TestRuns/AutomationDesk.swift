import Automation
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Answers UI tests' requests, and looks at the app that they use.
struct AutomationDesk: Sendable {
  private let used: Device?
  private let service: AutomationService?

  /// - Parameters:
  ///   - stage: where the tests run; unit tests use no app from outside.
  ///   - camera: films the steps, which then happen at a natural pace.
  init(_ stage: TestStage, camera: Camera? = nil) {
    used = stage.used?.device
    service = stage.used.map {
      AutomationService(device: $0.device, target: $0.bundleID, camera: camera)
    }
  }

  /// Returns the screen of the tested app; `nil` for unit tests.
  func seen() async -> CapturedScreen? {
    guard let picture = try? await used?.screenshot() else { return nil }
    return CapturedScreen(elements: try? await used?.elements(), picture: picture)
  }

  /// Returns the screen of the tested app once it's at rest; `nil` for unit tests.
  func seenAtRest() async -> CapturedScreen? {
    _ = try? await used?.settle()
    return await seen()
  }

  /// Returns the result of a request, and the crash of the app that it caused.
  func answer(_ request: AutomationRequest) async -> (AutomationReply, CrashLog?) {
    guard let service else {
      return (.failed("this is a unit test; only UI tests can control an app"), nil)
    }
    return await service.answer(request)
  }
}
