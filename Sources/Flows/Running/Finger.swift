import DeviceProtocol
import Foundation
import Simulator

/// Touches the screen and types, as fast as the app can take it or at life's pace.
package struct Finger: Sendable {
  /// How fast a finger is.
  package enum Pace: Sendable {
    /// No real time passes; the device's clock is moved instead.
    case immediate
    /// As fast as a person, for someone who watches.
    case lifelike
  }

  private let device: Device
  private let pace: Pace

  init(device: Device, pace: Pace) {
    self.device = device
    self.pace = pace
  }

  /// Lets time pass, in seconds.
  func pause(_ seconds: TimeInterval) async {
    switch pace {
    case .immediate: await device.advanceClock(by: seconds)
    case .lifelike: try? await Task.sleep(for: .seconds(seconds))
    }
  }

  func tap(at place: CGPoint) async {
    guard pace == .lifelike else {
      await device.tap(at: place)
      return
    }
    await device.touch(.began, at: place)
    await pause(0.12)
    await device.touch(.ended, at: place)
    await pause(0.3)
  }

  /// Touches so often; the device's clock moves on between two taps.
  func tap(at place: CGPoint, _ options: TapOptions) async {
    for count in 0..<options.times {
      if count > 0 { await pause(options.delay) }
      await tap(at: place)
    }
  }

  func press(at place: CGPoint, seconds: TimeInterval) async {
    await device.touch(.began, at: place)
    await pause(seconds)
    await device.touch(.ended, at: place)
  }

  /// Moves a finger evenly, with a sample for each frame of 60 Hz.
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) async {
    let count = max(2, Int((seconds * 60).rounded()))
    await device.touch(.began, at: start)
    for index in 1...count {
      await pause(seconds / Double(count))
      let part = Double(index) / Double(count)
      await device.touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    await device.touch(.ended, at: end)
  }

  /// Types a character as a hardware keyboard does, or enters what has no key.
  func type(_ character: Character) async {
    if character.isASCII {
      await type(code: Self.code(of: character), characters: String(character))
    } else {
      await device.enter(.insert(String(character)))
    }
    if pace == .lifelike { await pause(0.09) }
  }

  func type(code: String, characters: String) async {
    for isDown in [true, false] {
      await device.press(KeyPress(isDown: isDown, code: code, characters: characters))
    }
  }

  private static func code(of character: Character) -> String {
    switch character {
    case "\n", "\r": "Enter"
    case " ": "Space"
    case _ where character.isLetter: "Key" + character.uppercased()
    case _ where character.isNumber: "Digit\(character)"
    default: "Unidentified"
    }
  }
}
