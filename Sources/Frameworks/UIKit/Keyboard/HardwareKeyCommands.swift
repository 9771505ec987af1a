import DeviceProtocol

/// The key commands that the system handles.
@MainActor
enum HardwareKeyCommands {
  private static let actions: [String: String] = [
    "KeyA": "selectAll:", "KeyC": "copy:", "KeyV": "paste:", "KeyX": "cut:",
  ]

  /// Returns whether a key with Command has an effect in a responder or one of its next responders.
  static func canPerform(_ key: KeyPress, from responder: UIResponder) -> Bool {
    if let action = actions[key.code] { return target(of: action, from: responder) != nil }
    guard changesHistory(key), let manager = responder.undoManager else { return false }
    return isRedo(key) ? manager.canRedo : manager.canUndo
  }

  /// Performs the command for a key with Command.
  ///
  /// Returns whether there's such a command.
  static func perform(_ key: KeyPress, from responder: UIResponder) -> Bool {
    if let action = actions[key.code] {
      guard let target = target(of: action, from: responder) else { return true }
      switch action {
      case "selectAll:": target.selectAll(nil)
      case "copy:": target.copy(nil)
      case "paste:": target.paste(nil)
      default: target.cut(nil)
      }
      return true
    }
    guard changesHistory(key) else { return false }
    if isRedo(key) { responder.undoManager?.redo() } else { responder.undoManager?.undo() }
    return true
  }

  private static func changesHistory(_ key: KeyPress) -> Bool {
    key.code == "KeyZ" || key.code == "KeyY"
  }

  private static func isRedo(_ key: KeyPress) -> Bool {
    key.code == "KeyY" || key.modifiers.contains(.shift)
  }

  private static func target(of action: String, from responder: UIResponder) -> UIResponder? {
    responder.target(forAction: Selector(action), withSender: nil) as? UIResponder
  }
}
