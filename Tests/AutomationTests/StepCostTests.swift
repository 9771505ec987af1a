import Flows
import Foundation
import Testing
import XCUIAutomation

/// The cost of a step, compared with the same step of a flow.
@MainActor
struct StepCostTests {
  private nonisolated static let steps = 200

  @Test(.enabled(if: ProcessInfo.processInfo.environment["QUINCE_MEASURES"] != nil))
  func costsWhatAStepOfAFlowCosts() async throws {
    let clock = ContinuousClock()
    nonisolated(unsafe) var test = Duration.zero
    nonisolated(unsafe) var flow = Duration.zero
    let failures = try await TestedApp.use(
      then: { device in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("steps.yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = (0..<Self.steps).map {
          "- tapOn: Wifi\n- assertVisible: \"\($0 % 2 == 0 ? "on" : "off")\"\n"
        }
        try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        let steps = try FlowReader().read(file)
        let runner = FlowRunner(
          device: device,
          options: .init(appID: nil, screenshots: FileManager.default.temporaryDirectory))
        flow = try await clock.measure { try await runner.run(steps) }
      },
      { app in
        test = clock.measure {
          for step in 0..<Self.steps {
            app.switches["Wifi"].tap()
            #expect(app.staticTexts[step % 2 == 0 ? "on" : "off"].exists)
          }
        }
      })
    #expect(failures == [])
    print("a UI test's step: \(test / Self.steps), a flow's: \(flow / Self.steps)")
    #expect(test < flow * 3)
  }
}
