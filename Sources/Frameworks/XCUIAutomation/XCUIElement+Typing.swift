import DeviceProtocol
import Foundation

/// Typing into elements.
extension XCUIElement {
  /// Types text into the element.
  ///
  /// The element or one of its descendants must have the keyboard focus.
  public func typeText(_ text: String) {
    type("type text into", .type(text, app: chain.app))
  }

  /// Types a key with modifiers.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    type("type key '\(key)' into", .press(key, flags.modifiers, app: chain.app))
  }

  /// Types a key with modifiers.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  private func type(_ verb: String, _ request: AutomationRequest) {
    _ = AutomationFailure.performing("\(verb) \(chain.name)") {
      let element = try awaited()
      guard element.hasFocus || element.descendants.contains(where: \.hasFocus) else {
        throw AutomationError(
          "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
            + element.shortLine)
      }
      try SeenApps.use(chain.app, request)
    }
  }
}
