import DeviceProtocol
import Foundation
import Simulator
import TestSupport

/// Random input for the app in the foreground, which is the same for the same seed.
package struct RandomUse {
  private static let texts = ["7", "42", "100", "150", "-3", "9.5", "hello", "Übung", "👩‍👩‍👧", " "]
  private static let keys = ["Backspace", "ArrowLeft", "ArrowRight", "Tab", "Enter", "Escape"]
  private static let sizes = ["S", "L", "XXXL"].map { "UICTContentSizeCategory" + $0 }
  /// The maximum length of text.
  ///
  /// Longer text is deleted before anything is added, so that the app doesn't need more and more
  /// memory.
  private static let longestText = 40
  /// The number of moves in a drag.
  private static let moves = 5

  private let device: Device
  private let app: String
  private var random: SeededGenerator
  private var screen: ScreenElement?
  /// The number of performed actions.
  package private(set) var actions = 0

  /// - Parameters:
  ///   - device: A device with a manual clock.
  ///   - app: The identifier of an installed app.
  ///   - seed: The seed that determines the actions.
  package init(on device: Device, of app: String, seed: UInt64) {
    self.device = device
    self.app = app
    random = SeededGenerator(seed: seed)
  }

  /// Performs an action, and waits until the screen is idle.
  /// - Throws: The `CrashLog` if the app crashed, or `DeviceError`.
  package mutating func act() async throws {
    actions += 1
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: await tapElement()
    case 45..<55: await device.tap(at: point())
    case 55..<71: await drag()
    case 71..<75: await pinch()
    case 75..<85: await type()
    case 85..<91: await press()
    case 91..<95: await device.rotate(to: orientation())
    case 95..<96: await device.setAppearance(Bool.random(using: &random) ? .light : .dark)
    case 96..<97: await device.setContentSizeCategory(Self.sizes.randomElement(using: &random)!)
    default: await device.home()
    }
    _ = try await device.settle()
    try await bringToFront()
  }

  /// Launches the app, or returns to it, if it isn't in the foreground.
  /// - Throws: The same errors as `act()`.
  package mutating func bringToFront() async throws {
    if await device.front != .app(bundleID: app) { try await device.launch(app) }
    screen = try await device.settle()
  }

  /// The screen since the last action.
  package var shown: ScreenElement? { screen }

  // MARK: Choosing

  private mutating func point() -> CGPoint {
    let frame = screen?.frame ?? CGRect(x: 0, y: 0, width: 300, height: 600)
    return CGPoint(
      x: CGFloat.random(in: 0..<max(1, frame.width), using: &random),
      y: CGFloat.random(in: 0..<max(1, frame.height), using: &random))
  }

  private mutating func orientation() -> DeviceConfiguration.Orientation {
    let all: [DeviceConfiguration.Orientation] = [.portrait, .landscapeLeft, .landscapeRight]
    return all.randomElement(using: &random)!
  }

  // MARK: Actions

  private mutating func tapElement() async {
    let elements = screen?.all.filter { $0.isAccessible && $0.isVisible } ?? []
    guard let element = elements.randomElement(using: &random) else {
      return await device.tap(at: point())
    }
    await device.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  private mutating func drag() async {
    await move([(point(), point())])
  }

  /// Moves two fingers between random positions.
  private mutating func pinch() async {
    await move([(point(), point()), (point(), point())])
  }

  /// Moves fingers at the same time.
  private func move(_ paths: [(start: CGPoint, end: CGPoint)]) async {
    await touch(.began, paths, part: 0)
    for move in 1...Self.moves {
      await touch(.moved, paths, part: CGFloat(move) / CGFloat(Self.moves))
      await device.advanceClock(by: 1.0 / 60)
    }
    await touch(.ended, paths, part: 1)
  }

  private func touch(
    _ phase: TouchSample.Phase, _ paths: [(start: CGPoint, end: CGPoint)], part: CGFloat
  ) async {
    for (finger, path) in paths.enumerated() {
      let (start, end) = path
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      await device.touch(phase, at: place, finger: finger)
    }
  }

  private mutating func type() async {
    let length = screen?.all.first { $0.isFocused }?.text?.count ?? 0
    if length > Self.longestText {
      for _ in 0..<length { await press("Backspace") }
    }
    await device.enter(.insert(Self.texts.randomElement(using: &random)!))
  }

  private mutating func press() async {
    await press(Self.keys.randomElement(using: &random)!)
  }

  private func press(_ key: String) async {
    for isDown in [true, false] {
      await device.press(KeyPress(isDown: isDown, code: key, characters: ""))
    }
  }
}
