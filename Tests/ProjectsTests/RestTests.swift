import DeviceProtocol
import Endurance
import Foundation
import Simulator
import Testing

/// An app in which a caret blinks sleeps when nobody looks at the device.
struct RestTests {
  @Test func aCaretBlinksOnlyForThoseWhoLook() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/TextInput")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    try await Device.withThrowaway(clock: .real) { device in
      let app = try await device.install(bundle)
      try await device.launch(app.bundleID)
      let field = try await device.elements().find("first")
      let place = CGPoint(x: field.frame.midX, y: field.frame.midY)
      await device.touch(.began, at: place)
      await device.touch(.ended, at: place)
      _ = try await device.settle()
      let process = ProcessFigures(pid: try #require(ProcessFigures.own.descendants.last))
      #expect(await Self.wakesUp(process), "the caret does not blink")
      await device.setWatched(false)
      await process.sleeps()
      #expect(await Self.wakeUps(of: process) == 0)
      await device.setWatched(true)
      #expect(await Self.wakesUp(process), "the caret does not blink again")
    }
  }

  @Test func whereNobodyLooksAFrameComesOnceTheAppIsAtRest() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/TextInput")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    for isWatched in [true, false] {
      try await Device.withThrowaway(clock: .manual) { device in
        await device.setWatched(isWatched)
        try await device.launch(try await device.install(bundle).bundleID)
        let field = try await device.settle().find("first")
        let before = await device.frame()
        await device.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        _ = try await device.elements()
        #expect(await (device.frame() == before) == !isWatched)
        _ = try await device.settle()
        #expect(await device.frame() != before)
      }
    }
  }

  /// Whether a process wakes up by and by, also on a busy machine.
  private static func wakesUp(_ process: ProcessFigures) async -> Bool {
    for _ in 0..<15 where await wakeUps(of: process) > 0 { return true }
    return false
  }

  /// How often a process wakes up in two seconds.
  private static func wakeUps(of process: ProcessFigures) async -> Int {
    let before = process.wakeUps
    try? await Task.sleep(for: .seconds(2))
    return process.wakeUps - before
  }
}
