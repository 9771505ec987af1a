import AppBuilder
import DeviceProtocol
import Endurance
import Foundation
import Glibc
import Sandbox
import Simulator
import TestSupport
import Testing

/// An app that attempts to do harm can't harm the machine, the device, or other apps.
struct HostileTests {
  private static let hostile = "dev.quince.Hostile"

  /// Returns the reason that an app was terminated.
  private static func ending(
    _ arguments: [String], limits: ResourceLimits = .app, means: SandboxMeans? = nil
  ) async throws -> CrashLog? {
    try await withApps(limits: limits, means: means) { device in
      try? await device.launch(hostile, arguments: arguments)
      _ = await becomesTrue(within: 60) { await device.lastCrash != nil }
      return await device.lastCrash
    }
  }

  private static func withApps<Result: Sendable>(
    hasNetwork: Bool = false, limits: ResourceLimits = .app,
    means: SandboxMeans? = nil, _ body: (Device) async throws -> Result
  ) async throws -> Result {
    let settings = SandboxSettings(hasNetwork: hasNetwork, limits: limits, means: means)
    return try await Device.withThrowaway(clock: .manual, sandbox: settings) { device in
      for project in ["Tests/Projects/Hostile", "Apps/HelloEnrique"] {
        let folder = Story.repository.appendingPathComponent(project)
        try await device.install(await BuiltProjects.shared.app(of: folder).bundle)
      }
      return try await body(device)
    }
  }

  /// Returns the results that the app shows next to each attempt.
  private static func attack(_ device: Device, _ arguments: [String]) async throws -> [String] {
    try await device.launch(hostile, arguments: arguments)
    let screen = try await device.settle()
    let button = try #require(screen.all.first { $0.label == "Attack" })
    let place = CGPoint(x: button.frame.midX, y: button.frame.midY)
    await device.touch(.began, at: place)
    await device.touch(.ended, at: place)
    let results = try await device.settle()
    return results.all.compactMap(\.text).filter { $0.contains(": ") }
  }

  @Test(arguments: [nil, SandboxMeans.landlock(because: "it is tested")])
  func reachesNothing(_ means: SandboxMeans?) async throws {
    let listener = try Listener()
    try await Self.withApps(means: means) { device in
      try await device.launch("dev.quince.HelloEnrique")
      let results = try await Self.attack(
        device, ["port=\(listener.port)", "abstract=\(listener.name)"])
      #expect(results.count >= 20)
      #expect(results.filter { !$0.hasSuffix(": refused") } == [])
      #expect(listener.connections == 0)
      // Another app isn't affected.
      try await device.launch("dev.quince.HelloEnrique")
      #expect(await device.lastCrash == nil)
      #expect(try await device.elements().all.count > 3)
    }
  }

  @Test func isEndedForItsMemory() async throws {
    var limits = ResourceLimits.app
    limits.memory = 160 << 20
    // The usage is checked each time that the app has used some CPU time, and allocating this much
    // memory takes that long.
    let crash = try #require(try await Self.ending(["memory=900"], limits: limits))
    #expect(crash.reason.contains("more than 160 MB of memory"))
  }

  @Test(arguments: [nil, SandboxMeans.landlock(because: "it is tested")])
  func isEndedForItsChildrensMemory(_ means: SandboxMeans?) async throws {
    var limits = ResourceLimits.app
    limits.memory = 160 << 20
    let crash = try #require(
      try await Self.ending(["memory=300", "children=6"], limits: limits, means: means))
    #expect(crash.reason.contains("more than 160 MB of memory"))
  }

  @Test func isEndedForItsStorage() async throws {
    var limits = ResourceLimits.app
    limits.storage = 24 << 20
    let crash = try #require(try await Self.ending(["storage=200"], limits: limits))
    #expect(crash.reason.contains("stored more than 24 MB"))
  }

  @Test func isEndedForItsComputing() async throws {
    var limits = ResourceLimits.app
    limits.computing = 1
    let crash = try #require(try await Self.ending(["computing"], limits: limits))
    #expect(crash.reason.contains("used more than 1 second of CPU time"), "\(crash)")
  }

  @Test(arguments: [nil, SandboxMeans.landlock(because: "it is tested")])
  func mayEndWhatItHasMade(_ means: SandboxMeans?) async throws {
    let crash = try #require(try await Self.ending(["abort"], means: means))
    #expect(crash.reason.contains("SIGABRT"), "\(crash)")
  }

  @Test func isToldWhatItIsRefused() async throws {
    try await Self.withApps { device in
      _ = try await Self.attack(device, [])
      // The sandbox reports refusals with a delay.
      for request in ["more than 8 processes", "more than 512 threads"] {
        func count() async -> Int {
          await device.reports(of: Self.hostile).count { $0.message.contains(request) }
        }
        _ = await becomesTrue(within: 10) { await count() > 0 }
        #expect(await count() == 1)
      }
    }
  }

  @Test func holdsUpNobodyWithFrames() async throws {
    try await Self.withApps { device in
      try await device.launch(Self.hostile, arguments: ["flood=frames"])
      try await device.launch("dev.quince.HelloEnrique")
      var slowest = Duration.zero
      for _ in 0..<50 {
        let start = ContinuousClock.now
        #expect(try await device.settle().all.count > 3)
        slowest = max(slowest, ContinuousClock.now - start)
      }
      #expect(slowest < .seconds(5))
      #expect(await device.isRunning(Self.hostile))
      #expect(await device.lastCrash == nil)
    }
  }

  @Test func isEndedForItsImages() async throws {
    let crash = try #require(try await Self.ending(["flood=images"]))
    #expect(crash.reason.contains("the number of images is 50,001"), "\(crash)")
  }

  @Test(arguments: [nil, SandboxMeans.landlock(because: "it is tested")])
  func leavesNoProcess(_ means: SandboxMeans?) async throws {
    try await Self.withApps(means: means) { device in
      try await device.launch(Self.hostile, arguments: ["daemon"])
      let file = await device.container(of: Self.hostile).appendingPathComponent("Documents/daemon")
      func size() -> Int { (try? Data(contentsOf: file).count) ?? 0 }
      _ = await becomesTrue(within: 20) { size() > 0 }
      #expect(size() > 0)
      await device.kill(Self.hostile, how: .sigkill)
      let last = size()
      try await Task.sleep(for: .milliseconds(400))
      #expect(size() == last)
    }
  }

  @Test func isAloneInItsContainer() async throws {
    try await Self.withApps { device in
      try await device.launch(Self.hostile)
      let container = await device.container(of: Self.hostile)
      let attributes = try FileManager.default.attributesOfItem(atPath: container.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }
}
