import DeviceProtocol

/// What the keys of a hardware keyboard do in a text.
@MainActor
enum HardwareKeys {
  /// Moves and deletes; answers whether the key was one that does.
  static func edit(_ key: KeyPress, host: any TextEditorHost, isCommand: Bool) -> Bool {
    let editor = host.editor
    let extends = key.modifiers.contains(.shift)
    let byWord = key.modifiers.contains(.option)
    let step: TextEditor.Step = byWord ? .word : .character
    switch key.code {
    case "ArrowLeft", "ArrowRight":
      editor.move(
        isCommand ? .line : step, forward: key.code == "ArrowRight", extending: extends)
    case "ArrowUp", "ArrowDown":
      let isDown = key.code == "ArrowDown"
      if isCommand {
        editor.move(.document, forward: isDown, extending: extends)
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
      editor.typeDelete(step, forward: true)
    case "Enter", "NumpadEnter":
      editor.type("\n")
    default:
      return false
    }
    return true
  }
}

extension HardwareKeys {
  /// The movements that Control with a letter makes.
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

/// The commands of a hardware keyboard that the system knows itself.
@MainActor
enum HardwareKeyCommands {
  /// Does what a key does with Command held; answers whether there is such a command.
  static func perform(_ key: KeyPress, from responder: UIResponder?) -> Bool {
    guard let responder else { return false }
    let command: (String, @MainActor (UIResponder) -> Void)
    switch key.code {
    case "KeyA": command = ("selectAll:", { $0.selectAll(nil) })
    case "KeyC": command = ("copy:", { $0.copy(nil) })
    case "KeyV": command = ("paste:", { $0.paste(nil) })
    case "KeyX": command = ("cut:", { $0.cut(nil) })
    case "KeyZ", "KeyY":
      let isRedo = key.code == "KeyY" || key.modifiers.contains(.shift)
      if let host = responder as? any TextEditorHost {
        if isRedo { host.editor.redo() } else { host.editor.undo() }
      } else {
        if isRedo { responder.undoManager?.redo() } else { responder.undoManager?.undo() }
      }
      return true
    default: return false
    }
    let target = responder.target(forAction: Selector(command.0), withSender: nil)
    if let target = target as? UIResponder { command.1(target) }
    return true
  }
}
