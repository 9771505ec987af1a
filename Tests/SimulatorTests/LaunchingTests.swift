import Foundation
import TestSupport
import Testing

@testable import Simulator

/// Repeated launches must not leave anything behind.
@Suite struct LaunchingTests {
  @Test func whatADeviceKnowsOfAnAppGoesWithItsProcess() async throws {
    try await TestDevice.run { fixture in
      for end in [Device.Killing.sigkill, .user] {
        try await fixture.device.launch("test.alpha")
        let traces = try #require(await fixture.device.traces(of: "test.alpha"))
        await fixture.device.kill("test.alpha", how: end)
        #expect(await becomesTrue { traces.isGone })
      }
      try await fixture.device.launch("test.alpha")
      let traces = try #require(await fixture.device.traces(of: "test.alpha"))
      await fixture.device.enter(.insert("crash"))
      await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(await becomesTrue { traces.isGone })
    }
  }

  @Test func nothingIsLeftOfADeviceThatIsThrownAway() async throws {
    try await TestDevice.run { fixture in
      let names = ["Beta", "Gamma"]
      let bundles = try names.map { try fixture.bundle($0) }
      let (storage, processes) = try await Device.withThrowaway(clock: .manual) { device in
        var processes: [Int32] = []
        for bundle in bundles {
          let app = try await device.install(bundle)
          try await device.launch(app.bundleID)
          processes.append(try #require(await device.processID(of: app.bundleID)))
        }
        return (device.storage, processes)
      }
      #expect(!FileManager.default.fileExists(atPath: storage.path))
      for process in processes { #expect(kill(process, 0) == -1) }
    }
  }
}

/// References that show whether the objects for an app and its process still exist.
private final class Traces: @unchecked Sendable {
  private weak var app: RunningApp?
  private weak var process: AppProcess?

  init(_ app: RunningApp) {
    self.app = app
    process = app.process
  }

  var isGone: Bool { app == nil && process == nil }
}

extension Device {
  fileprivate func traces(of bundleID: String) -> Traces? {
    running[bundleID].map { Traces($0) }
  }
}
