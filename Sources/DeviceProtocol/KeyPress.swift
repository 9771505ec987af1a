/// A key of a hardware keyboard that went down or up.
package struct KeyPress: Codable, Equatable, Sendable {
  /// Keys held at the same time, with UIKit's raw values.
  package struct Modifiers: OptionSet, Codable, Sendable {
    /// The bits, which are those of `UIKeyModifierFlags`.
    package var rawValue: Int

    /// Modifiers of some bits.
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

  /// Whether the key goes down, not up.
  package var isDown: Bool
  /// The W3C name of the physical key (`KeyboardEvent.code`), such as `KeyA`, `Backspace`,
  /// `ArrowLeft`.
  package var code: String
  /// The characters that the key types with the current modifiers, or nothing.
  package var characters: String
  /// The keys that are held with it.
  package var modifiers: Modifiers
  /// Whether the key repeats because it's held.
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
