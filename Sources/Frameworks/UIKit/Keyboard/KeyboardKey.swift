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
    /// A key that types.
    case light
    /// A key that does something else.
    case dark
    /// The return key if it finishes something.
    case accent
    /// A key without its own shape.
    case bare
  }

  var action: Action
  var frame: CGRect
  var style: Style
  /// The key's text, if it doesn't show a glyph.
  var title: String
  /// The small letters under a digit.
  var subtitle = ""
  /// The character typed by flicking down on the key; an iPad shows it above the title.
  var alternate = ""
  /// The text that a screen reader speaks.
  var label: String
  var fontSize: CGFloat
  var isLit = false
  var isEnabled = true

  /// Whether a finger that slides here types this key, and a bubble shows it.
  var typesCharacter: Bool {
    if case .text = action { return true }
    return false
  }
}

/// The sets of keys between which a keyboard switches.
enum KeyboardPlane {
  case letters, numbers, symbols, pad, padSymbols, emoji
}

/// The states of the shift key.
enum KeyboardShift {
  case off, on, locked
}
