import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Notifications on a device whose app is in the foreground, in the background, or not running.
struct NotificationTests {
  private let payload = Data(#"{"aps": {"alert": {"title": "Hello"}}}"#.utf8)

  /// Makes the app schedule a notification after a number of seconds.
  private func plan(_ seconds: Int, on fixture: TestDevice) async throws {
    try await fixture.device.launch("test.alpha")
    await fixture.device.enter(.insert("notify \(seconds)"))
    _ = try await fixture.device.settle()
  }

  private func banner(_ fixture: TestDevice) async throws -> ScreenElement? {
    try await fixture.device.settle().children.first { $0.identifier == "notification" }
  }

  @Test func comesWhenItIsDueThoughTheAppIsGone() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      await fixture.device.kill("test.alpha", how: .sigkill)
      await fixture.device.advanceClock(by: 4.9)
      #expect(try await banner(fixture) == nil)
      await fixture.device.advanceClock(by: 0.2)
      #expect(try await banner(fixture)?.label == "Alpha, Notice")
      let icon = try await fixture.device.settle().children.first {
        $0.identifier == "test.alpha"
      }
      #expect(icon?.value == "4 new items")
      await fixture.device.advanceClock(by: BannerDesign.ios18.motion.stay)
      #expect(try await banner(fixture) == nil)
    }
  }

  @Test func showsTextsOfTheAppsStrings() async throws {
    try await TestDevice.run { fixture in
      let strings = fixture.folder.appendingPathComponent("Alpha.app/en.lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data(#""INVITED" = "%@ invited you";"#.utf8)
        .write(to: strings.appendingPathComponent("Localizable.strings"))
      try await plan(100, on: fixture)
      await fixture.device.home()
      let payload = #"{"aps": {"alert": {"loc-key": "INVITED", "loc-args": ["Ada"]}}}"#
      try await fixture.device.push(PushPayload(Data(payload.utf8)), to: "test.alpha")
      #expect(try await banner(fixture)?.label == "Alpha, Ada invited you")
    }
  }

  @Test func opensTheAppForAssistiveTechnologyToo() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      await fixture.device.home()
      await fixture.device.advanceClock(by: 5)
      let banner = try #require(try await banner(fixture))
      await fixture.device.perform(.activate, on: banner.id)
      #expect(await fixture.device.front == .app(bundleID: "test.alpha"))
      let lines = try await fixture.lines()
      #expect(lines.contains { $0.contains("answered") }, "\(lines)")
    }
  }

  @Test func asksTheAppInFront() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      await fixture.device.advanceClock(by: 5)
      _ = try await fixture.device.settle()
      #expect(try await banner(fixture) != nil)
      let waits = try await fixture.device.wait(atMost: 10)
      #expect(waits?.elements.children.contains { $0.identifier == "notification" } == false)
    }
  }

  @Test func waitsForTheDeviceAsForAnApp() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      await fixture.device.home()
      #expect(try await fixture.device.wait(atMost: 3) == nil)
      let wait = try #require(try await fixture.device.wait(atMost: 10))
      #expect(abs(wait.seconds - 5) < 0.01)
      #expect(wait.elements.children.contains { $0.identifier == "notification" })
    }
  }

  @Test func isOnTheLockScreen() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      await fixture.device.lock()
      await fixture.device.advanceClock(by: 5)
      try await fixture.device.push(PushPayload(payload), to: "test.alpha")
      let root = try await fixture.device.settle()
      let cards = root.children.filter { $0.identifier == "notification" }
      #expect(cards.map(\.label) == ["Alpha, Hello", "Alpha, Notice"])
      #expect(cards[0].frame.maxY < cards[1].frame.minY)
      #expect(cards.allSatisfy { root.frame.contains($0.frame) })
      await fixture.device.tap(at: CGPoint(x: cards[0].frame.midX, y: cards[0].frame.midY))
      _ = try await fixture.device.settle()
      #expect(await fixture.device.front == .app(bundleID: "test.alpha"))
      await fixture.device.lock()
      let again = try await fixture.device.settle()
      #expect(again.children.allSatisfy { $0.identifier != "notification" })
    }
  }

  @Test func goesToAnAppThatIsThere() async throws {
    try await TestDevice.run { fixture in
      let payload = try PushPayload(payload)
      await #expect(throws: DeviceError.self) {
        try await fixture.device.push(payload, to: "test.nobody")
      }
      await #expect(throws: PushPayload.Invalid.self) {
        try await fixture.device.push(payload, to: nil)
      }
      try await plan(100, on: fixture)
      try await fixture.device.push(payload, to: nil)
      _ = try await fixture.device.settle()
      #expect(try await banner(fixture)?.label == "Alpha, Hello")
    }
  }

  @Test func goesWithTheData() async throws {
    try await TestDevice.run { fixture in
      try await plan(5, on: fixture)
      try await fixture.device.clearState("test.alpha")
      await fixture.device.advanceClock(by: 10)
      #expect(try await banner(fixture) == nil)
    }
  }

  @Test func comesOnARealClock() async throws {
    try await TestDevice.run(clock: .real) { fixture in
      try await fixture.device.launch("test.alpha")
      let events = await fixture.device.events()
      await fixture.device.enter(.insert("notify 1"))
      _ = try await fixture.device.settle()
      for await event in events {
        if case .announcement(_, let text) = event {
          #expect(text == "Alpha, Notice")
          break
        }
      }
    }
  }
}
