import DeviceProtocol
import Endurance
import Foundation
import Simulator
import TestSupport
import Testing

/// An app with a blinking caret doesn't use the CPU when nobody watches the device.
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

  @Test func aFlowWaitsForNothingWhereNothingCanHappen() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Clock")
    let bundle = try await BuiltProjects.shared.app(of: project).bundle
    for _ in 0..<5 {
      try await Device.withThrowaway(clock: .manual) { device in
        try await device.launch(try await device.install(bundle).bundleID)
        let (button, later) = try await (
          device.settle().titled("thread"), device.settle().titled("sleep")
        )
        // Work that the launch has started can take a moment.
        #expect(try await becomesTrue { try await device.wait(atMost: 3)?.isOver == true })
        await device.tap(at: CGPoint(x: later.frame.midX, y: later.frame.midY))
        let planned = try #require(try await device.wait(atMost: 3))
        #expect(planned.seconds > 0.3 && !planned.isOver)
        while try await device.wait(atMost: 3)?.seconds ?? 0 > 0 {}
        await device.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        let beside = try #require(try await device.wait(atMost: 3))
        #expect(beside.seconds == 0 && !beside.isOver)
        #expect(try await becomesTrue { try await device.wait(atMost: 3)?.isOver == true })
        #expect(try await device.settle().find("log").text?.hasSuffix("slept") == true)
      }
    }
  }

  /// Returns whether a process wakes up eventually, even on a busy machine.
  private static func wakesUp(_ process: ProcessFigures) async -> Bool {
    for _ in 0..<15 where await wakeUps(of: process) > 0 { return true }
    return false
  }

  /// Returns the number of times that a process wakes up in two seconds.
  private static func wakeUps(of process: ProcessFigures) async -> Int {
    let before = process.wakeUps
    try? await Task.sleep(for: .seconds(2))
    return process.wakeUps - before
  }
}

extension ScreenElement {
  /// Returns the button with a title.
  fileprivate func titled(_ title: String) throws -> ScreenElement {
    try #require(all.first { $0.type == "UIButton" && $0.text == title })
  }
}
