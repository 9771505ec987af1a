/// The key commands in a responder chain that match a key.
@MainActor
struct KeyCommands {
  private let start: UIResponder
  private let commands: [UIKeyCommand]

  init(for key: UIKey, from start: UIResponder) {
    self.start = start
    var commands: [UIKeyCommand] = []
    var responder: UIResponder? = start
    while let current = responder {
      commands += (current.keyCommands ?? []).filter { Self.means($0, key) }
      responder = current.next
    }
    commands += UIMainMenuSystem.ofApp.keyCommands(from: start).filter { Self.means($0, key) }
    self.commands = commands
  }

  private static func means(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
    guard let input = command.input else { return false }
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(counted)
    let wanted = command.modifierFlags.intersection(counted)
    if input.caseInsensitiveCompare(key.charactersIgnoringModifiers) == .orderedSame {
      let isTypedWithShift = input.first.map { $0.isPunctuation || $0.isSymbol } ?? false
      return held == wanted || isTypedWithShift && held.subtracting(.shift) == wanted
    }
    return input == key.characters && held.subtracting(.shift) == wanted.subtracting(.shift)
  }

  /// Sends the first command that a responder handles.
  ///
  /// Returns whether there's one.
  /// - Parameter isRepeat: Whether the key is held down, so that only some commands are sent.
  func perform(beforeSystem: Bool, isRepeat: Bool) -> Bool {
    for command in commands where command.wantsPriorityOverSystemBehavior == beforeSystem {
      guard let target = start.target(forAction: command.selector, withSender: command) else {
        continue
      }
      (target as? UIResponder)?.validate(command)
      guard !command.attributes.contains(.disabled) else { continue }
      if isRepeat, command.repeatBehavior == .nonRepeatable { return true }
      UIApplication.shared.sendAction(command.selector, to: target, from: command, for: nil)
      return true
    }
    return false
  }
}
