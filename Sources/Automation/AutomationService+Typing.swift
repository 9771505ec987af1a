import DeviceProtocol
import Flows
import Foundation

/// Typing on a keyboard.
extension AutomationService {
  /// Apple's characters for keys that don't type text, with the keys' W3C names.
  private static let keys: [Character: String] = [
    "\t": "Tab", "\u{1B}": "Escape", "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown",
    "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight", "\u{F728}": "Delete", "\u{F729}": "Home",
    "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
  ]

  func type(_ text: String) async throws {
    guard await device.textInput != nil else {
      throw AutomationFailing("Neither element nor any descendant has keyboard focus.")
    }
    for character in text { try await press(character, []) }
  }

  func press(_ key: String, _ modifiers: KeyPress.Modifiers) async throws {
    for character in key { try await press(character, modifiers) }
  }

  private func press(_ character: Character, _ modifiers: KeyPress.Modifiers) async throws {
    switch character {
    case "\u{8}", "\u{7F}": try await finger.erase(modifiers)
    case "\n", "\r", "\r\n", "\u{3}": try await finger.type("\r", modifiers)
    default:
      guard let code = Self.keys[character] else {
        return try await finger.type(character, modifiers)
      }
      let characters = character.isASCII ? String(character) : ""
      await finger.press(code: code, characters: characters, modifiers)
    }
  }
}
