import DeviceProtocol

/// A key of a hardware keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// The characters that the key types with the pressed modifier keys.
  open private(set) var characters: String
  /// The characters that the key types without modifier keys.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key code.
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(_ key: KeyPress) {
    let plain = HardwareKeyCode.characters[key.code]
    characters = plain ?? key.characters
    charactersIgnoringModifiers =
      plain ?? HardwareKeyCode.letter(key.code, typed: key.characters)
    modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
    if key.code.hasPrefix("Numpad") { modifierFlags.insert(.numericPad) }
    keyCode = HardwareKeyCode.usage(of: key.code)
  }

  /// Returns the key itself, because it's immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
