import DeviceProtocol

/// A key in a flow, with the modifiers that are pressed with it.
package struct Keystroke: Sendable, Equatable {
  /// A key to press.
  package enum Key: Sendable, Equatable {
    case named(FlowKey)
    case character(Character)
  }

  /// The key to press.
  package var key: Key
  /// The modifier keys that are pressed with it.
  package var modifiers: KeyPress.Modifiers

  private static let modifierNames: [String: KeyPress.Modifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
  ]

  /// Reads a name such as `Enter`, or `Shift+Command+Z`.
  package init?(_ name: String) {
    var parts = name.split(separator: "+").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let last = parts.popLast() else { return nil }
    modifiers = []
    for part in parts {
      guard let modifier = Self.modifierNames[part.lowercased()] else { return nil }
      modifiers.insert(modifier)
    }
    if let key = FlowKey.allCases.first(where: {
      $0.rawValue.caseInsensitiveCompare(last) == .orderedSame
    }) {
      self.key = .named(key)
    } else if last.count == 1, !parts.isEmpty, let character = last.lowercased().first {
      key = .character(character)
    } else {
      return nil
    }
  }
}
