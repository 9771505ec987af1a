/// Apple's key codes for the W3C names of keys.
enum HardwareKeyCode {
  /// The input of keys that don't type a character, by their W3C names.
  @MainActor static let characters: [String: String] = [
    "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
    "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow,
    "Escape": UIKeyCommand.inputEscape, "PageUp": UIKeyCommand.inputPageUp,
    "PageDown": UIKeyCommand.inputPageDown, "Home": UIKeyCommand.inputHome,
    "End": UIKeyCommand.inputEnd, "Backspace": UIKeyCommand.inputDelete, "Delete": "\u{7F}",
    "Enter": "\r", "NumpadEnter": "\r", "Tab": "\t",
  ]

  /// Returns the letter that a key types without modifiers, derived from its position or its
  /// characters.
  static func letter(_ code: String, typed characters: String) -> String {
    if characters.count == 1, let scalar = characters.unicodeScalars.first, scalar.isASCII,
      scalar.value > 32
    {
      return characters.lowercased()
    }
    for prefix in ["Key", "Digit"] where code.hasPrefix(prefix) {
      return code.dropFirst(prefix.count).lowercased()
    }
    return characters
  }

  static func usage(of code: String) -> UIKeyboardHIDUsage {
    if let usage = named[code] { return usage }
    guard let last = code.unicodeScalars.last.map({ Int($0.value) }) else {
      return .keyboardErrorUndefined
    }
    let number: Int? =
      if code.hasPrefix("Key") {
        4 + last - 65
      } else if code.hasPrefix("Digit") {
        last == 48 ? 39 : 30 + last - 49
      } else if code.hasPrefix("Numpad"), 48...57 ~= last {
        last == 48 ? 98 : 89 + last - 49
      } else if code.hasPrefix("F"), let function = Int(code.dropFirst()), 1...24 ~= function {
        function <= 12 ? 57 + function : 91 + function
      } else {
        nil
      }
    return number.flatMap(UIKeyboardHIDUsage.init) ?? .keyboardErrorUndefined
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
    "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
    "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
    "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma,
    "Period": .keyboardPeriod, "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock,
    "PrintScreen": .keyboardPrintScreen, "ScrollLock": .keyboardScrollLock,
    "Pause": .keyboardPause, "Insert": .keyboardInsert, "Home": .keyboardHome,
    "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward, "End": .keyboardEnd,
    "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow,
    "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow,
    "ArrowUp": .keyboardUpArrow, "NumLock": .keypadNumLock, "NumpadDivide": .keypadSlash,
    "NumpadMultiply": .keypadAsterisk, "NumpadSubtract": .keypadHyphen,
    "NumpadAdd": .keypadPlus, "NumpadEnter": .keypadEnter, "NumpadDecimal": .keypadPeriod,
    "NumpadEqual": .keypadEqualSign, "NumpadComma": .keypadComma,
    "IntlBackslash": .keyboardNonUSBackslash, "ContextMenu": .keyboardApplication,
    "ControlLeft": .keyboardLeftControl, "ShiftLeft": .keyboardLeftShift,
    "AltLeft": .keyboardLeftAlt, "MetaLeft": .keyboardLeftGUI,
    "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
    "AltRight": .keyboardRightAlt, "MetaRight": .keyboardRightGUI,
  ]
}
