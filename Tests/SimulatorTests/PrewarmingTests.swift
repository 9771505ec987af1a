import Foundation
import Glibc
import TestSupport
import Testing

@testable import Simulator

/// Processes that are started before their apps are launched.
@Suite struct PrewarmingTests {
  private let id = "test.alpha"

  /// Runs a test on a device with a process that waits for the app's first launch.
  private func run(_ body: (TestDevice, pid_t) async throws -> Void) async throws {
    try await TestDevice.run { fixture in
      await fixture.device.startPrewarming()
      try await body(fixture, try #require(await fixture.device.waitingProcess(of: id)))
    }
  }

  @Test func aLaunchTakesTheProcessThatWaits() async throws {
    try await run { fixture, waiting in
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) == waiting)
      #expect(await fixture.device.waitingProcess(of: id) == nil)
      #expect(try await !fixture.lines().isEmpty)
    }
  }

  @Test(arguments: [Device.Killing.user, .sigkill])
  func aProcessWaitsAgainOnceTheAppHasEnded(_ how: Device.Killing) async throws {
    try await run { fixture, first in
      try await fixture.device.launch(id)
      await fixture.device.kill(id, how: how)
      let second = try #require(await fixture.device.waitingProcess(of: id))
      #expect(second != first)
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) == second)
    }
  }

  @Test func aLaunchWithOtherArgumentsTakesAProcessOfItsOwn() async throws {
    try await run { fixture, waiting in
      try await fixture.device.launch(id, arguments: ["-level", "3"])
      #expect(await fixture.device.processID(of: id) != waiting)
      #expect(await becomesTrue { kill(waiting, 0) == -1 })
      await fixture.device.kill(id)
      let second = try #require(await fixture.device.waitingProcess(of: id))
      try await fixture.device.launch(id, arguments: ["-level", "3"])
      #expect(await fixture.device.processID(of: id) == second, "the same arguments once more")
    }
  }

  @Test func aNewerBuildIsLaunched() async throws {
    try await run { fixture, waiting in
      let executable = fixture.folder.appendingPathComponent("Alpha.app/Alpha")
      let copy = fixture.folder.appendingPathComponent("newer")
      try FileManager.default.copyItem(at: executable, to: copy)
      #expect(rename(copy.path, executable.path) == 0)
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) != waiting)
    }
  }

  @Test func anInstalledBuildReplacesTheProcessThatWaits() async throws {
    try await run { fixture, waiting in
      try await fixture.device.install(fixture.folder.appendingPathComponent("Alpha.app"))
      let second = try #require(await fixture.device.waitingProcess(of: id))
      #expect(second != waiting)
      #expect(await becomesTrue { kill(waiting, 0) == -1 })
    }
  }

  @Test func storedDefaultsThatHaveChangedAreReadAnew() async throws {
    try await run { fixture, waiting in
      let defaults = await fixture.device.container(of: id)
        .appendingPathComponent("Library/Preferences/test.alpha.plist")
      try Data("{}".utf8).write(to: defaults)
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) != waiting)
    }
  }

  @Test func erasedDataIsGoneForTheProcessThatWaits() async throws {
    try await run { fixture, waiting in
      try await fixture.device.clearState(id)
      #expect(await fixture.device.waitingProcess(of: id) == waiting, "there was no data yet")
      try await fixture.device.launch(id)
      let container = await fixture.device.container(of: id)
      let file = container.appendingPathComponent("Documents/note")
      try Data("kept".utf8).write(to: file)
      try await fixture.device.clearState(id)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let second = try #require(await fixture.device.waitingProcess(of: id))
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) == second)
      #expect(FileManager.default.fileExists(atPath: container.path))
    }
  }

  @Test func aProcessThatDiesWhileItWaitsIsNoCrash() async throws {
    try await run { fixture, waiting in
      // The first process of the sandbox ignores signals until its handlers are installed.
      #expect(
        await becomesTrue {
          kill(waiting, SIGSEGV)
          return await fixture.device.waitingProcess(of: id) == nil
        })
      try await fixture.device.launch(id)
      #expect(await fixture.device.lastCrash == nil)
      #expect(try await !fixture.lines().isEmpty)
    }
  }

  @Test func theNextKindOfDeviceHasProcessesOfItsOwn() async throws {
    try await run { fixture, waiting in
      try await fixture.device.become(.standardPad)
      let second = try #require(await fixture.device.waitingProcess(of: id))
      #expect(second != waiting)
      try await fixture.device.launch(id)
      #expect(await fixture.device.processID(of: id) == second)
    }
  }

  @Test func onlySomeWaitAndNoneIsLeft() async throws {
    let names = (0...PrewarmedProcesses.most).map { "App\($0)" }
    try await TestDevice.run(names) { fixture in
      await fixture.device.startPrewarming()
      var waiting: [pid_t?] = []
      for name in names {
        waiting.append(await fixture.device.waitingProcess(of: "test.\(name.lowercased())"))
      }
      #expect(waiting.map { $0 == nil } == [true] + names.dropFirst().map { _ in false })
      await fixture.device.shutDown()
      for process in waiting.compactMap(\.self) { #expect(kill(process, 0) == -1) }
      for name in names {
        #expect(await fixture.device.waitingProcess(of: "test.\(name.lowercased())") == nil)
      }
    }
  }
}

extension Device {
  fileprivate func waitingProcess(of bundleID: String) -> pid_t? {
    prewarmed[bundleID]?.app.process?.pid
  }
}
