import DeviceProtocol
import Foundation

/// Recording keys.
extension FlowRecorder {
  private static let named = [
    "Enter": "Enter", "NumpadEnter": "Enter", "Backspace": "Backspace", "Delete": "Delete",
    "Tab": "Tab", "Escape": "Escape", "ArrowUp": "Arrow Up", "ArrowDown": "Arrow Down",
    "ArrowLeft": "Arrow Left", "ArrowRight": "Arrow Right",
  ]
  private static let returnKeys: Set = [
    "return", "go", "search", "join", "next", "route", "send", "done", "continue",
  ]

  /// Records a key of a hardware keyboard.
  mutating func type(_ press: KeyPress, into text: TextInputState?) {
    let held = press.modifiers.intersection([.shift, .control, .option, .command])
    let isCommand = !held.isDisjoint(with: [.control, .command])
    if let name = Self.named[press.code] {
      if name == "Backspace", held.isEmpty, text != nil { return erase() }
      add(
        .key(RecordedKey(name: name, modifiers: held)),
        isWorthAsserting: name == "Enter" || name == "Escape")
    } else if isCommand {
      guard let character = Self.character(of: press) else { return }
      add(
        .key(RecordedKey(name: character, modifiers: held)), isWorthAsserting: text == nil)
    } else if text != nil, press.characters.count == 1 {
      type(press.characters)
    }
  }

  /// Returns the letter or digit for a key pressed with modifier keys.
  private static func character(of press: KeyPress) -> String? {
    for prefix in ["Key", "Digit"] where press.code.hasPrefix(prefix) {
      return String(press.code.dropFirst(prefix.count))
    }
    return press.characters.count == 1 ? press.characters.uppercased() : nil
  }

  /// Records text that wasn't typed with a single key.
  mutating func type(_ entry: TextEntry, into text: TextInputState?) {
    switch entry {
    case .insert(let text): type(text)
    case .paste(let text): add(.paste(text))
    case .setMarked(let text): marked = text
    case .unmark:
      if !marked.isEmpty { type(marked) }
      marked = ""
    case .select(let range):
      guard let text, !range.isEmpty else { return }
      if range == 0..<text.text.utf16.count {
        add(.key(RecordedKey(name: "A", modifiers: .command)))
      } else {
        add(.remark("Selecting part of a text wasn't recorded: flows can only select all of it."))
      }
    }
  }

  /// Records a key of the onscreen keyboard.
  mutating func press(key name: String?) {
    switch name {
    case "space": type(" ")
    case "delete": erase()
    case let name? where Self.returnKeys.contains(name):
      add(.key(RecordedKey(name: "Enter", modifiers: [])), isWorthAsserting: true)
    case let name? where name.count == 1: type(name)
    default: break
    }
  }

  private mutating func type(_ text: String) {
    if case .type(let before)? = steps.last {
      steps[steps.count - 1] = .type(before + text)
    } else {
      add(.type(text))
    }
  }

  /// Removes the last typed text from the recording, or records that older text is erased.
  private mutating func erase() {
    switch steps.last {
    case .type(let text)? where text.count > 1:
      steps[steps.count - 1] = .type(String(text.dropLast()))
    case .type?: steps.removeLast()
    case .erase(let count)?: steps[steps.count - 1] = .erase(count + 1)
    default: add(.erase(1))
    }
  }
}
