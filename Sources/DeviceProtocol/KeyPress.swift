/// A press or release of a key on a hardware keyboard.
package struct KeyPress: Codable, Equatable, Sendable {
  /// Modifier keys, with UIKit's raw values.
  package struct Modifiers: OptionSet, Codable, Sendable {
    /// The bits, which match `UIKeyModifierFlags`.
    package var rawValue: Int

    /// Creates modifiers from their bits.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Caps Lock is on.
    package static let capsLock = Modifiers(rawValue: 1 << 16)
    /// Shift is held.
    package static let shift = Modifiers(rawValue: 1 << 17)
    /// Control is held.
    package static let control = Modifiers(rawValue: 1 << 18)
    /// Option is held.
    package static let option = Modifiers(rawValue: 1 << 19)
    /// Command is held.
    package static let command = Modifiers(rawValue: 1 << 20)
  }

  /// Whether the key was pressed rather than released.
  package var isDown: Bool
  /// The W3C name of the physical key (`KeyboardEvent.code`), such as `KeyA`, `Backspace`,
  /// `ArrowLeft`.
  package var code: String
  /// The characters that the key types with the current modifiers, if any.
  package var characters: String
  /// The modifier keys that are held.
  package var modifiers: Modifiers
  /// Whether the event is a repeat because the key is held.
  package var isRepeat: Bool

  /// Creates a key press or release.
  package init(
    isDown: Bool, code: String, characters: String, modifiers: Modifiers = [],
    isRepeat: Bool = false
  ) {
    self.isDown = isDown
    self.code = code
    self.characters = characters
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
