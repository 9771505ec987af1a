import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The banner of a notification, and touches on it.
struct BannerTests {
  private static func banner(_ app: InstalledApp) -> NotificationBanner {
    var content = NotificationContent()
    content.title = "Tea"
    content.body = "It's time."
    return NotificationBanner(
      app: app,
      notification: DeliveredNotification(
        request: NotificationRequest(identifier: "tea", content: content), date: Date()),
      actions: [.init(identifier: "pour", title: "Pour", isDestructive: false, opensApp: true)])
  }

  /// Shows a banner over an app that isn't running, and touches positions.
  private func effects(
    isAnimated: Bool = false, hold: Double = 0,
    through places: @escaping (CGRect) -> [CGPoint]
  ) async throws -> (effects: [ScreenEffect], isShown: Bool) {
    var result: (effects: [ScreenEffect], isShown: Bool) = ([], false)
    try await TestDevice.run { fixture in
      let app = try #require(await fixture.device.installedApps.first)
      let banner = Self.banner(app)
      var screen = ScreenController(isAnimated: isAnimated)
      var situation = await fixture.device.situation
      _ = screen.show(banner, in: situation)
      let all = places(banner.card(in: situation))
      for (index, place) in all.enumerated() {
        let phase: TouchSample.Phase =
          index == 0 ? .began : index == all.count - 1 ? .ended : .moved
        situation.now += index == all.count - 1 ? hold : 0.01
        result.effects += screen.take(
          TouchSample(finger: 0, phase: phase, location: place, timestamp: situation.now),
          in: situation)
      }
      result.isShown = screen.elements(in: situation).children.contains {
        $0.identifier == "notification"
      }
    }
    return result
  }

  private func answers(_ effects: [ScreenEffect]) -> [NotificationAnswer.Choice] {
    effects.compactMap { if case .answer(let answer, _) = $0 { answer.choice } else { nil } }
  }

  @Test func opensTheAppWhenItIsTapped() async throws {
    let result = try await effects { [$0.center, $0.center] }
    #expect(answers(result.effects) == [.open])
    #expect(!result.isShown)
  }

  @Test func isPutAwayWhenItIsPushedUp() async throws {
    let result = try await effects { card in
      [card.center, CGPoint(x: card.midX, y: card.midY - 30)]
    }
    #expect(answers(result.effects) == [.dismiss])
    #expect(!result.isShown)
  }

  @Test func showsItsActionsWhenItIsHeld() async throws {
    let result = try await effects(hold: 0.6) { [$0.center, $0.center] }
    #expect(answers(result.effects).isEmpty)
    #expect(result.isShown)
  }

  @Test func leavesTouchesBesideItAlone() async throws {
    let result = try await effects { card in
      let below = CGPoint(x: card.midX, y: card.maxY + 200)
      return [below, below]
    }
    #expect(answers(result.effects).isEmpty)
    #expect(result.isShown)
  }

  @Test func goesByItselfAfterAWhile() async throws {
    try await TestDevice.run { fixture in
      let app = try #require(await fixture.device.installedApps.first)
      var situation = await fixture.device.situation
      for isAnimated in [false, true] {
        var screen = ScreenController(isAnimated: isAnimated)
        _ = screen.show(Self.banner(app), in: situation)
        #expect(screen.isMoving == isAnimated)
        situation.now += BannerDesign.ios18.motion.slide
        _ = screen.timeDidPass(in: situation)
        #expect(!screen.isMoving)
        situation.now = try #require(screen.nextDue) + 0.001
        _ = screen.timeDidPass(in: situation)
        situation.now += BannerDesign.ios18.motion.slide
        _ = screen.timeDidPass(in: situation)
        #expect(screen.nextDue == nil)
        #expect(
          screen.elements(in: situation).children.allSatisfy { $0.identifier != "notification" })
      }
    }
  }

  @Test func restsAtOnceWhereTimeStandsStill() async throws {
    try await TestDevice.run { fixture in
      let app = try #require(await fixture.device.installedApps.first)
      let situation = await fixture.device.situation
      var screen = ScreenController(isAnimated: true)
      _ = screen.show(Self.banner(app), in: situation)
      _ = screen.endMovements(in: situation)
      #expect(!screen.isMoving)
      #expect(screen.nextDue == situation.now + BannerDesign.ios18.motion.stay)
    }
  }

  @Test(arguments: [
    "iPhone SE (3rd generation)", "iPhone 15 Pro Max", "iPad mini (6th generation)",
  ])
  func liesOnEveryScreen(_ name: String) async throws {
    try await TestDevice.run(model: try DeviceModel.named(name)) { fixture in
      let app = try #require(await fixture.device.installedApps.first)
      let situation = await fixture.device.situation
      let card = Self.banner(app).card(in: situation)
      #expect(CGRect(origin: .zero, size: situation.size).contains(card))
      #expect(abs(card.midX - situation.size.width / 2) < 0.01)
      #expect((66...90).contains(card.height))
    }
  }
}
