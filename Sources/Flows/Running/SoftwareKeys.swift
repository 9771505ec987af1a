import DeviceProtocol
import Foundation

/// The keys of the keyboard on the screen, pressed one after another for someone who watches.
struct SoftwareKeys {
  private static let returnKeys: Set = [
    "return", "go", "search", "join", "next", "route", "send", "done", "continue",
  ]
  /// The keyboard on the screen sets these in its own way: curly, and a full stop for two spaces.
  private static let typesOtherwise: Set<Character> = ["\"", "'"]

  let tempo: Tempo

  /// Types a character, going to other keys for it if need be; `false` if no key types just that.
  func type(_ character: Character) async throws -> Bool {
    guard character.isASCII, !Self.typesOtherwise.contains(character) else { return false }
    if character == " ", await tempo.device.textInput?.text.hasSuffix(" ") == true { return false }
    for _ in 0..<3 {
      let keys = try await keys()
      if let key = keys.first(where: { Self.types(character, $0) }) {
        try await press(key)
        return true
      }
      guard let way = Self.way(to: character, from: keys) else { return false }
      try await press(way)
    }
    return false
  }

  /// Presses the key of a name; `false` if it isn't shown.
  func press(_ name: String) async throws -> Bool {
    guard let key = try await keys().first(where: { $0.label == name }) else { return false }
    try await press(key)
    return true
  }

  private func keys() async throws -> [ScreenElement] {
    guard let input = await tempo.device.textInput, input.keyboardHeight > 0 else { return [] }
    return ElementIndex(try await tempo.settle()).entries.map(\.element)
      .filter { $0.type == "UIKeyboardKey" && $0.isEnabled }
  }

  private func press(_ key: ScreenElement) async throws {
    let place = CGPoint(x: key.frame.midX, y: key.frame.midY)
    await tempo.touch(.began, at: place)
    try await tempo.pause(0.07)
    await tempo.touch(.ended, at: place)
    try await tempo.pause(0.08)
  }

  private static func types(_ character: Character, _ key: ScreenElement) -> Bool {
    guard let label = key.label else { return false }
    return switch character {
    case "\n", "\r": returnKeys.contains(label)
    case " ": label == "space"
    default: label == String(character)
    }
  }

  /// Returns the key that switches to the keys with a character.
  private static func way(to character: Character, from keys: [ScreenElement]) -> ScreenElement? {
    func key(_ names: String...) -> ScreenElement? {
      names.lazy.compactMap { name in keys.first { $0.label == name } }.first
    }
    return character.isLetter ? key("letters", "shift") : key("symbols", "more")
  }
}
