import Automation
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Does what UI tests ask for, and looks at the app that they use.
struct AutomationDesk: Sendable {
  private let used: Device?
  private let service: AutomationService?

  /// - Parameters:
  ///   - stage: where the tests run; unit tests use no app from outside.
  ///   - camera: films what is done, which then happens at life's pace.
  init(_ stage: TestStage, camera: Camera? = nil) {
    used = stage.used?.device
    service = stage.used.map {
      AutomationService(device: $0.device, target: $0.bundleID, camera: camera)
    }
  }

  /// What is on the screen of the app that is used; nothing for unit tests.
  func seen() async -> SeenScreen? {
    guard let picture = try? await used?.screenshot() else { return nil }
    return SeenScreen(elements: try? await used?.elements(), picture: picture)
  }

  /// What is on the screen once the app that is used is at rest; nothing for unit tests.
  func seenAtRest() async -> SeenScreen? {
    _ = try? await used?.settle()
    return await seen()
  }

  /// What comes of a request, and the crash of the app that came of it.
  func answer(_ request: AutomationRequest) async -> (AutomationReply, CrashLog?) {
    guard let service else {
      return (.failed("this is a unit test; only UI tests use an app from outside"), nil)
    }
    return await service.answer(request)
  }
}
