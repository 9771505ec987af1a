/// Another action of a command, for when modifier keys are held.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  /// The text of the command while the keys are held.
  open private(set) var title: String
  /// The method to call while the keys are held.
  open private(set) var action: Selector
  /// The keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates another action of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// Returns the alternate itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
