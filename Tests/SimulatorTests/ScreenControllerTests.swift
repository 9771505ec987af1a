import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The device's own screen, which returns effects instead of performing them.
struct ScreenControllerTests {
  private var screen = ScreenController(isAnimated: true)
  private var situation: ScreenSituation
  private let size: CGSize

  init() {
    let model = DeviceModel.standard
    let configuration = model.configuration(clock: .manual)
    size = configuration.screenSize
    situation = ScreenSituation(
      design: .ios18, model: model, appearance: .light, configuration: configuration,
      front: .app(bundleID: "test.alpha"), hasFrontApp: true, installedApps: [],
      recents: ["test.alpha", "test.beta"], now: 0, day: "")
  }

  /// Moves a touch through positions, with a number of seconds in between.
  private mutating func drag(
    through places: [CGPoint], every seconds: Double = 0.01, finger: Int = 0
  ) -> [ScreenEffect] {
    places.enumerated().flatMap { index, place in
      situation.now += seconds
      let phase: TouchSample.Phase =
        index == 0 ? .began : index == places.count - 1 ? .ended : .moved
      return screen.take(
        TouchSample(finger: finger, phase: phase, location: place, timestamp: situation.now),
        in: situation)
    }
  }

  private func upward(to height: Double) -> [CGPoint] {
    [0, 0.3, 0.7, 1].map { CGPoint(x: 200, y: size.height - 2 - $0 * height) }
  }

  @Test mutating func givesAnAppItsTouches() {
    let effects = drag(through: [CGPoint(x: 10, y: 300), CGPoint(x: 20, y: 300)])
    #expect(effects.count == 2)
    #expect(effects.allSatisfy { if case .pass = $0 { true } else { false } })
  }

  @Test mutating func goesHomeWhenAFingerSwipesUp() {
    let effects = drag(through: upward(to: 400))
    #expect(effects.last == .goHome)
    #expect(effects.dropLast().allSatisfy { $0 == .redraw })
  }

  @Test mutating func showsTheSwitcherWhenTheFingerRests() {
    let way = upward(to: 400).dropLast()
    let rest = [CGPoint](repeating: way.last ?? .zero, count: 2)
    #expect(drag(through: way + rest, every: 0.2).last == .showSwitcher)
  }

  @Test mutating func givesAnAppATapAtTheEdge() {
    let place = CGPoint(x: 200, y: size.height - 2)
    let phases = drag(through: [place, place]).map { effect -> TouchSample.Phase? in
      if case .pass(let sample) = effect { return sample.phase }
      return nil
    }
    #expect(phases == [.began, .ended])
    situation.hasFrontApp = false
    #expect(drag(through: [place, place]).isEmpty)
  }

  @Test mutating func opensTheCardThatIsTapped() throws {
    situation.front = .switcher
    let card = try #require(
      screen.elements(in: situation).children.first { $0.identifier == "test.alpha" })
    #expect(
      drag(through: [card.frame.center, card.frame.center]) == [.open(bundleID: "test.alpha")])
    let outside = CGPoint(x: size.width / 2, y: 10)
    #expect(drag(through: [outside, outside]) == [.goHome])
  }

  @Test mutating func endsTheAppWhoseCardIsThrownOff() throws {
    situation.front = .switcher
    let start = CGPoint(x: size.width / 2, y: size.height / 2)
    let way = [0, 20, 150, 300].map { CGPoint(x: start.x, y: start.y - $0) }
    #expect(drag(through: way).contains(.animate))
    #expect(screen.isMoving)
    #expect(screen.timeDidPass(in: situation).isEmpty)
    situation.now += 1
    #expect(screen.timeDidPass(in: situation) == [.end(bundleID: "test.alpha")])
    #expect(!screen.isMoving)
  }

  @Test mutating func movesOnlyWhereItIsAnimated() {
    situation.front = .home
    #expect(
      screen.frontDidChange(from: .app(bundleID: "test.alpha"), in: situation) == [.animate])
    #expect(screen.isMoving)
    screen = ScreenController(isAnimated: false)
    #expect(screen.frontDidChange(from: .app(bundleID: "test.alpha"), in: situation).isEmpty)
    #expect(!screen.isMoving)
  }

  @Test mutating func aLockedScreenPassesNothingOnAndOpensByASwipe() {
    situation.front = .locked
    situation.hasFrontApp = false
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    #expect(drag(through: [middle, middle]).isEmpty)
    let edge = CGPoint(x: size.width / 2, y: size.height - 4)
    #expect(drag(through: [edge, middle, middle]).contains(.goHome))
    let unlock = screen.elements(in: situation).children.first
    #expect(unlock?.label == "Unlock")
    #expect(screen.perform(.activate, on: 1, in: situation) == [.goHome])
  }
}
