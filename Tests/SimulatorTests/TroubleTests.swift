import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import Simulator

@Suite struct TroubleTests {
  @Test func aCrashNamesThePlaceAndLeavesTheDevice() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("crash"))
      let crash = await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(crash?.reason == "Fatal error: asked to crash")
      #expect(crash?.location?.contains("FakeApp.swift:") == true)
      #expect(crash?.log.contains("FakeApp.swift") == true)
      #expect(try await fixture.device.settle().type == "HomeScreen")
      try await fixture.device.launch("test.alpha")
      #expect(try await fixture.lines().contains("launched"))
    }
  }

  @Test func aCheckOfSwiftsIsToldInItsWords() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("overflow 100"))
      let crash = await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(crash?.reason == "Fatal error: arithmetic overflow")
    }
  }

  @Test(arguments: [
    "Fatal error: no items", "Assertion failed: no items", "Precondition failed: no items",
  ])
  func aFailedCheckOfTheAppIsReportedWithItsMessage(message: String) async throws {
    try await TestDevice.run { fixture in
      let app = try InstalledApp(bundle: try fixture.bundle("Beta"))
      let crash = CrashLog(
        app: app, ending: .signaled(SIGILL), offense: nil, output: "",
        errors: "before\nBeta/List.swift:12: \(message)\n\n*** Signal 4: Backtracing ***\n")
      #expect(crash?.reason == message)
      #expect(crash?.location == "Beta/List.swift:12")
    }
  }

  @Test func aFailedCheckIsReportedWithItsMessageIfItCallsFatalError() async throws {
    try await TestDevice.run { fixture in
      let app = try InstalledApp(bundle: try fixture.bundle("Beta"))
      let crash = CrashLog(
        app: app, ending: .signaled(SIGILL), offense: nil, output: "",
        errors: """
          Beta/List.swift:6: Fatal error: Error: no items

          *** Signal 4: Backtracing from 0x7f1a1e4f94c5... done ***

            0          0x00007f1a1e4f94c5 fatalError(_:file:line:) + 68 in libswiftCore.so
            1 [ra]     0x000055febc21e6ec List.load(_:) + 107 in Beta at /p/List.swift:6:5

          """)
      #expect(crash?.reason == "Fatal error: Error: no items")
      #expect(crash?.location == "/p/List.swift:6:5")
    }
  }

  @Test func aCastThatFailsIsToldWithItsTypes() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("cast"))
      let crash = await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(crash?.reason == "Could not cast value of type 'Array<String>' to 'URL'")
    }
  }

  @Test func useOfUIKitOnAnotherThreadIsToldAsThat() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("elsewhere"))
      let crash = await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(crash?.reason.hasPrefix("UIKit was used on a background thread") == true)
      #expect(crash?.location?.contains("FakeApp.swift:") == true)
    }
  }

  @Test func anExitIsToldWithItsStatus() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("exit 3"))
      let crash = await #expect(throws: CrashLog.self) { try await fixture.device.settle() }
      #expect(crash?.reason == "it exited with status 3")
    }
  }

  @Test func garbageEndsTheAppAndNotTheDevice() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("garbage"))
      await #expect(throws: (any Error).self) { try await fixture.device.settle() }
      try await fixture.device.launch("test.alpha")
      #expect(try await fixture.lines().contains("launched"))
    }
  }

  @Test func anAppThatHangsIsToldOfAndHomeStillWorks() async throws {
    try await TestDevice.run(["Alpha", "Beta"], clock: .real) { fixture in
      var limits = Device.Limits()
      limits.silence = 0.5
      limits.lifecycle = 0.5
      await fixture.device.setLimits(limits)
      try await fixture.device.launch("test.alpha")
      let events = await fixture.device.events()
      await fixture.device.enter(.insert("hang 3"))
      let hung = await first(of: events, within: 5) { event in
        if case .stoppedResponding(let bundleID) = event { bundleID } else { nil }
      }
      #expect(hung == "test.alpha")
      await fixture.device.home()
      #expect(await fixture.device.front == .home)
      try await fixture.device.launch("test.beta")
      #expect(try await fixture.lines().contains("launched"))
      await fixture.device.kill("test.alpha")
      #expect(await !fixture.device.isRunning("test.alpha"))
    }
  }

  @Test func anAppThatAnswersAgainIsToldOf() async throws {
    try await TestDevice.run(clock: .real) { fixture in
      var limits = Device.Limits()
      limits.silence = 0.3
      await fixture.device.setLimits(limits)
      try await fixture.device.launch("test.alpha")
      let events = await fixture.device.events()
      await fixture.device.enter(.insert("hang 2"))
      let again = await first(of: events, within: 5) { event in
        if case .respondsAgain(let bundleID) = event { bundleID } else { nil }
      }
      #expect(again == "test.alpha")
    }
  }

  @Test func aLaunchThatNeverEndsIsGivenUp() async throws {
    try await TestDevice.run { fixture in
      var limits = Device.Limits()
      limits.launch = 0.5
      await fixture.device.setLimits(limits)
      let error = await #expect(throws: DeviceError.self) {
        try await fixture.device.launch("test.alpha", arguments: ["never-ready"])
      }
      #expect(error?.description == "Alpha wasn't ready after 0.5 seconds.")
      try await fixture.device.launch("test.alpha")
    }
  }

  @Test func settlingThatNeverEndsIsGivenUp() async throws {
    try await TestDevice.run { fixture in
      var limits = Device.Limits()
      limits.settle = 0.4
      await fixture.device.setLimits(limits)
      try await fixture.device.launch("test.alpha")
      await fixture.device.enter(.insert("nosettle"))
      await #expect(throws: DeviceError.notResponding(app: "Alpha", seconds: 0.4)) {
        try await fixture.device.settle()
      }
    }
  }

  @Test func aBundleSaysWhatItLacks() async throws {
    try await TestDevice.run([]) { fixture in
      let empty = fixture.folder.appendingPathComponent("Empty.app")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      let error = await #expect(throws: InstalledApp.InvalidBundle.self) {
        try await fixture.device.install(empty)
      }
      #expect(error?.problem == "it has no Info.plist")
    }
  }

  @Test func nothingIsLeftOpenInAnApp() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let pid = try #require(await fixture.device.processID(of: "test.alpha"))
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd")
      #expect(open.compactMap { Int($0) }.sorted() == [0, 1, 2, 3])
    }
  }

  @Test func anAppThatHangsDiesWithItsDevice() async throws {
    let fixture = try await TestDevice([])
    let bundle = try fixture.bundle("Alpha")
    let process = Process()
    process.executableURL = TestDevice.products.appendingPathComponent("DeviceFixture")
    process.arguments = [bundle.path]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    func answers(to line: String) -> [String] {
      if !line.isEmpty { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }
      var text = ""
      while !text.hasSuffix(line.isEmpty ? "\n" : "done \(line)\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text.split(separator: "\n").map(String.init)
    }
    _ = answers(to: "")
    _ = answers(to: "launch test.alpha")
    _ = answers(to: "enter hang 60")
    let pid = try #require(answers(to: "pid test.alpha").first.flatMap { Int32($0) })
    #expect(kill(pid, 0) == 0)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(
      await becomesTrue {
        let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
        return state == nil || state?.contains(") Z ") == true
      })
    await fixture.close()
  }

  @Test func aTextOfTenMegabytesArrives() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let text = String(repeating: "ä", count: 5_000_000)
      await fixture.device.enter(.insert("count \(text)"))
      #expect(try await fixture.lines().contains("counted 5000000"))
    }
  }
}
