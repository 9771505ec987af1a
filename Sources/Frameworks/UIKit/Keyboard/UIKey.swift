import DeviceProtocol

/// A key of a hardware keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// What the key types with the modifiers held.
  open private(set) var characters: String
  /// What the key types without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key.
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

  /// Returns the key itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
