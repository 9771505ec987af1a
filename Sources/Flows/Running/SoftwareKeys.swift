import DeviceProtocol
import Foundation

/// The keys of the onscreen keyboard, which are pressed one after another while someone is
/// watching.
struct SoftwareKeys {
  private static let returnKeys: Set = [
    "return", "go", "search", "join", "next", "route", "send", "done", "continue",
  ]
  /// The characters that the onscreen keyboard changes, for example to curly quotes or to a period
  /// for two spaces.
  private static let typesOtherwise: Set<Character> = ["\"", "'"]

  let tempo: Tempo

  /// Types a character, after switching to other keys if necessary.
  ///
  /// Returns `false` if no key types exactly this character.
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

  /// Presses a key with a name.
  ///
  /// Returns `false` if it isn't visible.
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
