import Foundation

/// What the device says to an app.
package enum DeviceMessage: Codable, Equatable, Sendable {
  /// The first message of all, and each change of size, orientation, appearance or language.
  case configure(DeviceConfiguration)
  /// Fingers that changed at the same moment.
  case touches([TouchSample])
  /// A key of a hardware keyboard.
  case key(KeyPress)
  /// Text that no single key gives: an input method's result, dictation, a paste.
  case text(TextEntry)
  case lifecycle(LifecycleEvent)
  /// Asks the app to come to rest (a manual clock jumps over what is animating), then for what is on the screen.
  case settle(id: Int)
  /// Asks the app to show its screen as it is at this moment of the clock, with what its own queue still holds; answered
  /// by `Packet.elements`, or by `AppMessage.moving`.
  case show(id: Int)
  /// Moves a manual clock, in seconds.
  case advanceClock(by: Double)
  /// Asks for what is on the screen, at once and as it is; answered by `Packet.elements`.
  case requestElements(id: Int)
  /// An action of assistive technology on an element.
  case accessibilityAction(elementID: Int, AccessibilityAction)
  /// The text on the device's pasteboard changed; `nil` is none.
  case pasteboard(String?)
  /// Asks the app to open a URL.
  case openURL(String)
}

/// A finger at a moment.
package struct TouchSample: Codable, Equatable, Sendable {
  /// What the finger does.
  package enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }

  /// The same from a finger's touching down to its lifting.
  package var finger: Int
  /// What the finger does.
  package var phase: Phase
  /// In points of the screen as it is held now, origin at the top left.
  package var location: CGPoint
  /// Seconds on a clock that never goes back.
  package var timestamp: Double

  /// A finger at a place, at a time.
  package init(finger: Int, phase: Phase, location: CGPoint, timestamp: Double) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

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
  /// The W3C name of the physical key (`KeyboardEvent.code`), such as `KeyA`, `Backspace`, `ArrowLeft`.
  package var code: String
  /// What the key types with the modifiers held, or nothing.
  package var characters: String
  /// The keys that are held with it.
  package var modifiers: Modifiers
  /// Whether the key repeats because it is held.
  package var isRepeat: Bool

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

/// Text for the first responder that did not come key by key.
package enum TextEntry: Codable, Equatable, Sendable {
  /// Replaces the selection.
  case insert(String)
  /// Pastes, as the menu's Paste would.
  case paste(String)
  /// An input method's unfinished text, which replaces the marked text.
  case setMarked(String)
  /// Ends the input method's composition, keeping the marked text.
  case unmark
}

/// A step of an app's life.
package enum LifecycleEvent: String, Codable, Sendable {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, willTerminate
}

/// What assistive technology can ask of an element.
package enum AccessibilityAction: Codable, Equatable, Sendable {
  case activate, increment, decrement, escape
  /// Makes a text element the focused one.
  case focus
}
