import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import Simulator

@Suite struct LifeCycleTests {
  @Test func launchesAndAnswers() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      #expect(try await fixture.lines().contains("launched"))
      #expect(await fixture.device.front == .app(bundleID: "test.alpha"))
    }
  }

  @Test func namesWhatIsInstalled() async throws {
    try await TestDevice.run { fixture in
      let error = await #expect(throws: DeviceError.self) {
        try await fixture.device.launch("test.unknown")
      }
      #expect(error?.description.contains("test.alpha") == true)
    }
  }

  @Test func everyTapIsSeenInTheAnswerAfterIt() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      for x in 0..<300 {
        await fixture.device.tap(at: CGPoint(x: x, y: 300))
        #expect(try await fixture.lines().first == "value \(x)")
      }
    }
  }

  @Test func goesHomeAndComesBackInOrder() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.home()
      #expect(await fixture.device.front == .home)
      #expect(await fixture.device.isRunning("test.alpha"))
      try await fixture.device.launch("test.alpha")
      let events = try await fixture.lines().dropFirst(2)
      #expect(
        Array(events) == [
          "launched", "willResignActive", "didEnterBackground", "willEnterForeground",
          "didBecomeActive",
        ])
    }
  }

  @Test func switchingFromOneAppToAnotherSendsTheFirstAway() async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      try await fixture.device.launch("test.alpha")
      try await fixture.device.launch("test.beta")
      try await fixture.device.launch("test.alpha")
      let events = try await fixture.lines().suffix(4)
      #expect(
        Array(events) == [
          "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
        ])
    }
  }

  @Test func theSwitcherMakesAnAppInactiveOnly() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.openSwitcher()
      #expect(try await fixture.device.settle().children.map(\.text) == ["Alpha"])
      try await fixture.device.launch("test.alpha")
      #expect(
        Array(try await fixture.lines().suffix(2)) == ["willResignActive", "didBecomeActive"])
    }
  }

  @Test func aSwipeInTheSwitcherKills() async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      try await fixture.device.launch("test.alpha")
      try await fixture.device.launch("test.beta")
      await fixture.device.openSwitcher()
      let card = try #require(try await fixture.device.settle().children.first)
      #expect(card.identifier == "test.beta")
      let x = card.frame.midX
      await fixture.device.touch(.began, at: CGPoint(x: x, y: 600))
      for y in stride(from: 590.0, to: 200, by: -20) {
        await fixture.device.touch(.moved, at: CGPoint(x: x, y: y))
      }
      await fixture.device.touch(.ended, at: CGPoint(x: x, y: 200))
      #expect(await becomesTrue { await !fixture.device.isRunning("test.beta") })
      #expect(await fixture.device.isRunning("test.alpha"))
      #expect(try await fixture.device.settle().children.map(\.text) == ["Alpha"])
    }
  }

  @Test func aSwipeFromTheEdgeGoesHome() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let size = await fixture.device.configuration.screenSize
      await fixture.device.touch(.began, at: CGPoint(x: 200, y: size.height - 4))
      for y in stride(from: size.height - 20, to: 400, by: -40) {
        await fixture.device.advanceClock(by: 0.016)
        await fixture.device.touch(.moved, at: CGPoint(x: 200, y: y))
      }
      await fixture.device.touch(.ended, at: CGPoint(x: 200, y: 400))
      #expect(try await fixture.device.settle().type == "HomeScreen")
      try await fixture.device.launch("test.alpha")
      #expect(try await !fixture.lines().contains("tapped"))
    }
  }

  @Test func aSwipeFromTheEdgeThatStopsOpensTheSwitcher() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let size = await fixture.device.configuration.screenSize
      await fixture.device.touch(.began, at: CGPoint(x: 200, y: size.height - 4))
      await fixture.device.touch(.moved, at: CGPoint(x: 200, y: 500))
      await fixture.device.advanceClock(by: 0.5)
      await fixture.device.touch(.ended, at: CGPoint(x: 200, y: 500))
      #expect(try await fixture.device.settle().type == "AppSwitcher")
    }
  }

  @Test func aTapAtTheEdgeIsTheApps() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let size = await fixture.device.configuration.screenSize
      await fixture.device.tap(at: CGPoint(x: 120, y: size.height - 6))
      let lines = try await fixture.lines()
      #expect(lines.first == "value 120")
      #expect(lines.last == "tapped")
    }
  }

  @Test func tappingAnIconOpensTheApp() async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      let home = try await fixture.device.settle()
      let icon = try #require(home.children.first { $0.text == "Beta" })
      await fixture.device.tap(at: icon.frame.center)
      #expect(try await fixture.lines().contains("launched"))
      #expect(await fixture.device.front == .app(bundleID: "test.beta"))
    }
  }

  @Test func killingPassesThroughTheBackground() async throws {
    try await TestDevice.run(clock: .real) { fixture in
      try await fixture.device.launch("test.alpha")
      let output = await fixture.device.events()
      await fixture.device.kill("test.alpha")
      #expect(await !fixture.device.isRunning("test.alpha"))
      let crash = await first(of: output, within: 2) { event -> CrashLog?? in
        if case .exited(_, let crash) = event { return .some(crash) }
        return nil
      }
      #expect(crash == .some(nil))
      let log = await fixture.device.container(of: "test.alpha")
        .appendingPathComponent("Documents/events")
      #expect(
        try String(contentsOf: log, encoding: .utf8)
          == "willResignActive\ndidEnterBackground\nwillTerminate\n")
    }
  }

  @Test func dataSurvivesKillingAndRelaunch() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.tap(at: CGPoint(x: 77, y: 300))
      _ = try await fixture.device.settle()
      await fixture.device.kill("test.alpha", how: .sigkill)
      try await fixture.device.launch("test.alpha")
      #expect(try await fixture.lines().first == "value 77")
      try await fixture.device.clearState("test.alpha")
      try await fixture.device.launch("test.alpha")
      #expect(try await fixture.lines().first == "value 0")
    }
  }

  @Test func eachKindOfDeviceHasDataOfItsOwn() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.tap(at: CGPoint(x: 77, y: 300))
      _ = try await fixture.device.settle()
      try await fixture.device.become(DeviceModel.named("iPad mini"))
      #expect(try await fixture.lines().first == "value 0")
      #expect(try await fixture.device.settle().frame.width == 744)
      try await fixture.device.become(.standard)
      #expect(try await fixture.lines().first == "value 77")
    }
  }

  @Test func turnsWithTheAppsConsent() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      await fixture.device.rotate(to: .landscapeRight)
      #expect(try await fixture.device.settle().frame.size == CGSize(width: 852, height: 393))
      for (name, kind) in [("Upright", ""), ("Phone", "~iphone")] {
        let upright = try fixture.bundle(
          name, orientations: ["UIInterfaceOrientationPortrait"], of: kind)
        try await fixture.device.install(upright)
        try await fixture.device.launch("test.\(name.lowercased())")
        #expect(try await fixture.device.settle().frame.size == CGSize(width: 393, height: 852))
      }
    }
  }
}
