import DeviceProtocol
import Foundation
import Glibc
import Sandbox
import TestSupport
import Testing

@testable import Simulator

/// Apps with a debugger, which is this process and the processes that it starts.
@Suite struct DebuggingTests {
  private let id = "test.alpha"
  private let session = UUID()

  /// Runs a test with an app that a debugger can attach to.
  private func run(
    clock: DeviceConfiguration.Clock = .real, sandbox: SandboxSettings = SandboxSettings(),
    _ body: (TestDevice, _ pid: pid_t) async throws -> Void
  ) async throws {
    try await TestDevice.run(clock: clock, sandbox: sandbox) { fixture in
      var limits = Device.Limits()
      limits.silence = 0.2
      limits.settle = 0.6
      await fixture.device.setLimits(limits)
      try await fixture.device.launch(id)
      try await fixture.device.beginDebugging(by: getpid(), session: session)
      try await body(fixture, try #require(await fixture.device.processID(of: id)))
    }
  }

  private func isStopped(_ device: Device) async -> Bool {
    await becomesTrue { await device.frontDebugger == .stopped }
  }

  private func isContinued(_ device: Device) async -> Bool {
    await becomesTrue { await device.frontDebugger == .running }
  }

  private func isFree(_ device: Device) async -> Bool {
    await becomesTrue { await device.frontDebugger == nil }
  }

  /// Returns whether the device reports that the app isn't responding.
  private func becomesUnresponsive(_ device: Device) async -> Bool {
    await becomesTrue(within: 2) { await !device.isFrontResponding }
  }

  @Test(arguments: [SandboxMeans?.none, .landlock(because: "a test")])
  func theDebuggerStopsAndContinuesAnApp(means: SandboxMeans?) async throws {
    try await run(sandbox: SandboxSettings(means: means)) { fixture, pid in
      let device = fixture.device
      #expect(await device.frontDebugger == nil)
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      #expect(await isStopped(device))
      #expect(await device.frontObstacle?.hasPrefix("Alpha is stopped in the debugger") == true)
      try tracer.perform("continue")
      #expect(await isContinued(device))
      #expect(try await fixture.lines().contains("launched"))
      try tracer.perform("stop")
      try tracer.perform("detach")
      #expect(await isFree(device))
    }
  }

  @Test func anAppThatIsStoppedIsntHung() async throws {
    try await run { fixture, pid in
      let device = fixture.device
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      #expect(await isStopped(device))
      await device.warnOfMemory()
      #expect(await !becomesUnresponsive(device))
      try tracer.perform("detach")
      #expect(await isFree(device))
      #expect(try await fixture.lines().contains("memory"))
      await device.enter(.insert("hang 3"))
      #expect(await becomesUnresponsive(device), "after the debugger has detached")
    }
  }

  @Test func otherProgramsAreNoDebugger() async throws {
    try await run { fixture, pid in
      let device = fixture.device
      await device.endDebugging(session: session)
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/bin/sleep")
      other.arguments = ["60"]
      try other.run()
      defer { other.terminate() }
      try await device.beginDebugging(by: other.processIdentifier, session: session)
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      await device.warnOfMemory()
      #expect(await becomesUnresponsive(device))
      #expect(await device.frontDebugger == nil)
    }
  }

  /// A debugger that starts the device, such as in an editor, is an ancestor of the apps, too.
  @Test(.enabled(if: getppid() > 1)) func processesOfTheDeviceAreNoDebugger() async throws {
    try await run { fixture, pid in
      let device = fixture.device
      await device.endDebugging(session: session)
      try await device.beginDebugging(by: getppid(), session: session)
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      await device.warnOfMemory()
      #expect(await becomesUnresponsive(device))
      #expect(await device.frontDebugger == nil)
    }
  }

  @Test func oneDebuggerIsEnough() async throws {
    try await run { fixture, _ in
      await #expect(throws: Device.DebuggerRefused.self) {
        try await fixture.device.beginDebugging(by: getpid(), session: UUID())
      }
      await fixture.device.endDebugging(session: UUID())
      #expect(await fixture.device.hasDebugger)
    }
  }

  @Test(arguments: [DeviceConfiguration.Clock.real, .manual])
  func waitingPausesWhileTheAppIsStopped(_ clock: DeviceConfiguration.Clock) async throws {
    try await run(clock: clock) { fixture, pid in
      let device = fixture.device
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      #expect(await isStopped(device))
      let before = DeviceTime.uptime
      async let screen = device.settle()
      try await Task.sleep(for: .seconds(1.5))
      try tracer.perform("continue")
      #expect(try await screen.children.compactMap(\.text).contains("launched"))
      #expect(await isContinued(device))
      let time = DeviceTime.uptime - before
      #expect(abs(await device.stoppedTime - time) < 0.5)
    }
  }

  @Test func onlyTheEndsOfTouchesReachAnAppThatIsStopped() async throws {
    try await run { fixture, pid in
      let device = fixture.device
      await device.touch(.began, at: CGPoint(x: 10, y: 300))
      #expect(try await fixture.lines().contains("launched"))
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      #expect(await isStopped(device))
      await device.touch(.ended, at: CGPoint(x: 10, y: 300))
      for _ in 0..<3 { await device.tap(at: CGPoint(x: 200, y: 300)) }
      await device.shake()
      try tracer.perform("continue")
      #expect(await isContinued(device))
      await device.tap(at: CGPoint(x: 20, y: 300))
      let lines = try await fixture.lines()
      #expect(lines.count { $0 == "tapped" } == 2, "\(lines)")
      #expect(!lines.contains("shaken"))
    }
  }

  @Test func anAppThatIsStoppedEndsAtOnce() async throws {
    try await run { fixture, pid in
      let tracer = try Tracer(pid)
      defer { tracer.end() }
      #expect(await isStopped(fixture.device))
      async let ended: Void = fixture.device.kill(id)
      #expect(await becomesTrue { kill(pid, 0) != 0 || ProcessTracer(of: pid)?.hasStopped != true })
      tracer.end()
      await ended
      #expect(await !fixture.device.isRunning(id))
    }
  }

  @Test func aLaunchWaitsForTheDebugger() async throws {
    try await TestDevice.run(clock: .real) { fixture in
      let device = fixture.device
      await device.startPrewarming()
      var limits = Device.Limits()
      limits.launch = 0.5
      await device.setLimits(limits)
      await device.setHoldsLaunches(true)
      #expect(await !device.keepsProcess(of: id))
      async let launch: Void = device.launch(id)
      #expect(await becomesTrue { await device.frontDebugger == .waiting })
      await device.warnOfMemory()
      try await Task.sleep(for: .seconds(1))
      let process = try #require(await device.debuggee(id))
      #expect(process.state == .waiting)
      #expect(process.executable == fixture.folder.path + "/Alpha.app/Alpha")
      try await device.beginDebugging(by: getpid(), session: session)
      let tracer = try Tracer(process.pid)
      defer { tracer.end() }
      #expect(await isStopped(device))
      try tracer.perform("continue")
      try await launch
      #expect(try await fixture.lines().contains("launched"))
      #expect(try await fixture.lines().contains("memory"))
      await device.endDebugging(session: session)
      tracer.end()
      await device.kill(id, how: .sigkill)
      #expect(await device.keepsProcess(of: id))
    }
  }

  @Test func aLaunchGoesOnWithoutTheDebuggerThatLeft() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      await device.setHoldsLaunches(true)
      try await device.beginDebugging(by: getpid(), session: session)
      async let launch: Void = device.launch(id)
      #expect(await becomesTrue { await device.frontDebugger == .waiting })
      await device.endDebugging(session: session)
      try await launch
      #expect(try await fixture.lines().contains("launched"))
    }
  }

  @Test(arguments: [SandboxMeans?.none, .landlock(because: "a test")])
  func theLimitOfTimeIsSuspended(means: SandboxMeans?) async throws {
    var sandbox = SandboxSettings(means: means)
    sandbox.limits.computing = 1
    try await TestDevice.run(sandbox: sandbox) { fixture in
      let device = fixture.device
      await device.setHoldsLaunches(true)
      try await device.beginDebugging(by: getpid(), session: session)
      async let launch: Void = device.launch(id)
      #expect(await becomesTrue { await device.frontDebugger == .waiting })
      let tracer = try Tracer(try #require(await device.processID(of: id)))
      defer { tracer.end() }
      #expect(await isStopped(device))
      try tracer.perform("continue")
      try await launch
      await device.enter(.insert("compute 1.2"))
      #expect(try await fixture.lines().contains("computed"))
      try tracer.perform("stop")
      try tracer.perform("detach")
      #expect(await isFree(device))
      await device.enter(.insert("compute 1.2"))
      let crash = await #expect(throws: CrashLog.self) { try await device.settle() }
      #expect(crash?.reason.contains("more than 1 second of CPU time") == true)
    }
  }

  @Test(arguments: [SandboxMeans?.none, .landlock(because: "a test")])
  func noAppTracesAnother(means: SandboxMeans?) async throws {
    try await run(sandbox: SandboxSettings(means: means)) { fixture, pid in
      try await fixture.device.install(try fixture.bundle("Beta"))
      try await fixture.device.launch("test.beta")
      await fixture.device.enter(.insert("trace \(pid)"))
      #expect(try await fixture.lines().contains("traces nobody"))
    }
  }

  @Test func aConnectionIsADebuggerUntilItsClosed() async throws {
    try await run { fixture, pid in
      let device = fixture.device
      await device.endDebugging(session: session)
      let storage = fixture.folder.appendingPathComponent("served")
      let server = WebServer(device: device, address: PageAddress(in: storage))
      _ = try await server.start()
      try await PageClient(storage: storage).talk { connection in
        try await connection.perform(.debug(.start(process: getpid())))
        #expect(try await connection.nextDebuggee().pid == pid)
        let tracer = try Tracer(pid)
        defer { tracer.end() }
        #expect(await isStopped(device))
        try tracer.perform("detach")
        try await connection.perform(.relaunch)
        #expect(try await connection.nextDebuggee().pid != pid)
        #expect(await device.hasDebugger)
      }
      #expect(await becomesTrue { await !device.hasDebugger })
      await server.stop()
    }
  }
}

extension Device {
  fileprivate var hasDebugger: Bool { debugging.session != nil }

  fileprivate func keepsProcess(of bundleID: String) -> Bool { prewarmed[bundleID] != nil }
}
