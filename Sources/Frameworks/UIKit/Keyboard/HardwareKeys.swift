import DeviceProtocol

/// The effects of a hardware keyboard's keys in text.
@MainActor
enum HardwareKeys {
  /// Returns whether a key moves the caret or deletes text.
  static func moves(_ key: KeyPress) -> Bool {
    key.code.hasPrefix("Arrow")
      || ["Home", "End", "PageUp", "PageDown", "Backspace", "Delete"].contains(key.code)
  }

  /// Moves the caret or deletes text.
  ///
  /// Returns whether the key does either.
  static func edit(_ key: KeyPress, host: any TextEditorHost, isCommand: Bool) -> Bool {
    let editor = host.editor
    let extends = key.modifiers.contains(.shift)
    let byWord = key.modifiers.contains(.option)
    let step: TextEditor.Step = byWord ? .word : .character
    switch key.code {
    case "ArrowLeft", "ArrowRight":
      let isForward = (key.code == "ArrowRight") != editor.isRightToLeft
      editor.move(isCommand ? .line : step, forward: isForward, extending: extends)
    case "ArrowUp", "ArrowDown":
      let isDown = key.code == "ArrowDown"
      if isCommand || byWord {
        editor.move(isCommand ? .document : .paragraph, forward: isDown, extending: extends)
      } else {
        editor.moveVertically(down: isDown, extending: extends)
      }
    case "Home", "End":
      editor.move(isCommand ? .document : .line, forward: key.code == "End", extending: extends)
    case "PageUp", "PageDown":
      editor.move(.document, forward: key.code == "PageDown", extending: extends)
    case "Backspace":
      editor.typeDelete(isCommand ? .line : step)
    case "Delete":
      editor.typeDelete(isCommand ? .line : step, forward: true)
    case "Enter", "NumpadEnter":
      editor.type("\n")
    default:
      return false
    }
    return true
  }

  /// Handles the Control key combinations that move the caret.
  static func control(_ key: KeyPress, host: any TextEditorHost) {
    let editor = host.editor
    switch key.code {
    case "KeyA": editor.move(.line, forward: false, extending: false)
    case "KeyE": editor.move(.line, forward: true, extending: false)
    case "KeyF": editor.move(.character, forward: true, extending: false)
    case "KeyB": editor.move(.character, forward: false, extending: false)
    case "KeyN": editor.moveVertically(down: true, extending: false)
    case "KeyP": editor.moveVertically(down: false, extending: false)
    case "KeyD": editor.typeDelete(.character, forward: true)
    case "KeyH": editor.typeDelete()
    case "KeyK": editor.typeDelete(.line, forward: true)
    default: break
    }
  }
}
