import DeviceProtocol
import Foundation
import Simulator

/// Touches the screen and types, either as fast as the app can handle it or, if someone is
/// watching, at a natural pace.
package struct Finger: Sendable {
  let tempo: Tempo

  /// Creates a finger that follows a tempo.
  package init(tempo: Tempo) {
    self.tempo = tempo
  }

  /// Taps a location.
  package func tap(at place: CGPoint) async throws {
    guard tempo.isWatched else {
      await tempo.device.tap(at: place)
      return
    }
    try await press(at: place, seconds: 0.12)
  }

  /// Taps a location several times.
  ///
  /// The device's clock advances between two taps.
  func tap(at place: CGPoint, _ options: TapOptions) async throws {
    for count in 0..<options.times {
      if count > 0 { try await tempo.pause(options.delay) }
      try await tap(at: place)
    }
  }

  /// Presses a location for a number of seconds.
  package func press(at place: CGPoint, seconds: TimeInterval) async throws {
    try await tempo.approach(place)
    await tempo.touch(.began, at: place)
    try await tempo.pause(seconds)
    await tempo.touch(.ended, at: place)
  }

  /// Moves a touch at a constant rate, with 60 samples per second, after a press.
  /// - Parameter pressed: The time before the touch moves, in seconds.
  package func drag(
    from start: CGPoint, to end: CGPoint, seconds: TimeInterval, pressed: TimeInterval = 0,
    held: TimeInterval = 0
  ) async throws {
    let count = max(2, Int((seconds * 60).rounded()))
    try await tempo.approach(start)
    await tempo.touch(.began, at: start)
    if pressed > 0 { try await tempo.pause(pressed) }
    for index in 1...count {
      try await tempo.pause(seconds / Double(count))
      let part = Double(index) / Double(count)
      await tempo.touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if held > 0 { try await tempo.pause(held) }
    await tempo.touch(.ended, at: end)
  }

  /// Types a character like a hardware keyboard, or enters it as text if there's no key for it.
  ///
  /// If someone is watching, the keys of the onscreen keyboard are pressed instead, if it's
  /// visible.
  package func type(_ character: Character, _ modifiers: KeyPress.Modifiers = []) async throws {
    if modifiers.isEmpty, tempo.isWatched, try await SoftwareKeys(tempo: tempo).type(character) {
      return
    }
    if character.isASCII {
      await press(
        code: Self.code(of: character), characters: String(character),
        character.isUppercase ? modifiers.union(.shift) : modifiers)
    } else {
      await tempo.device.enter(.insert(String(character)))
    }
    if tempo.isWatched { try await tempo.pause(0.12) }
  }

  /// Erases the character before the caret.
  package func erase(_ modifiers: KeyPress.Modifiers = []) async throws {
    if modifiers.isEmpty, tempo.isWatched, try await SoftwareKeys(tempo: tempo).press("delete") {
      return
    }
    await press(code: "Backspace", characters: "\u{8}", modifiers)
    if tempo.isWatched { try await tempo.pause(0.12) }
  }

  /// Presses a key of a hardware keyboard.
  package func press(code: String, characters: String, _ modifiers: KeyPress.Modifiers = []) async {
    for isDown in [true, false] {
      await tempo.device.press(
        KeyPress(isDown: isDown, code: code, characters: characters, modifiers: modifiers))
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
