/// A key of the software keyboard.
struct KeyboardKey: Equatable {
  enum Action: Equatable {
    case text(String)
    case space
    case shift
    case delete
    case plane(KeyboardPlane)
    case enter
    case globe
    case dictation
    case dismiss
    case undo
    case redo
    case paste
  }

  enum Style {
    /// A key that types a character.
    case light
    /// A key with another function.
    case dark
    /// A return key that completes an operation.
    case accent
    /// A key without a shape.
    case bare
  }

  var action: Action
  var frame: CGRect
  var style: Style
  /// The key's text, if it doesn't show a glyph.
  var title: String
  /// The lowercase letters under a digit.
  var subtitle = ""
  /// The character that's typed by flicking down on the key.
  ///
  /// An iPad shows it above the title.
  var alternate = ""
  /// The text that screen readers speak.
  var label: String
  var fontSize: CGFloat
  var isLit = false
  var isEnabled = true

  /// Whether a finger that slides to this key types its character, which is shown in a bubble.
  var typesCharacter: Bool {
    if case .text = action { return true }
    return false
  }
}

/// The sets of keys that a keyboard switches between.
enum KeyboardPlane {
  case letters, numbers, symbols, pad, padSymbols, emoji
}

/// The states of the shift key.
enum KeyboardShift {
  case off, on, locked
}
