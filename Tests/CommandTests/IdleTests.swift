import Endurance
import Foundation
import TestSupport
import Testing

/// A device without a page and an idle app don't use the CPU.
@Suite struct IdleTests {
  @Test func nothingWakesUpWhileNothingHappens() async throws {
    let session = try RunningSession("Apps/ColorMixer")
    defer { session.end() }
    try await session.waitUntilServed()
    let device = ProcessFigures(pid: session.pid)
    let app = ProcessFigures(pid: try #require(device.descendants.last))
    await device.sleeps()
    let before = (device.wakeUps, app.wakeUps)
    try await Task.sleep(for: .seconds(5))
    #expect(device.wakeUps - before.0 == 0, "the device woke up")
    #expect(app.wakeUps - before.1 == 0, "the app woke up")
  }

  @Test func aSaveIsNoticedAllTheSame() async throws {
    let folder = try TemporaryFolder()
    let project = folder.file("ColorMixer")
    try FileManager.default.copyItem(
      at: Command.repository.appendingPathComponent("Apps/ColorMixer"), to: project)
    let session = try RunningSession(project.path)
    defer { session.end() }
    try await session.waitUntilServed()
    let first = try #require(ProcessFigures(pid: session.pid).descendants.last)
    let source = project.appendingPathComponent("ColorMixer/AppDelegate.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    try (text + "\n// Saved.\n").write(to: source, atomically: true, encoding: .utf8)
    let isRelaunched = await becomesTrue(within: 60) {
      let all = ProcessFigures(pid: session.pid).descendants
      return !all.isEmpty && !all.contains(first)
    }
    #expect(isRelaunched)
  }
}
