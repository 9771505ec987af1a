/// An alternative action of a command while modifier keys are pressed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  /// The title of the command while the keys are pressed.
  open private(set) var title: String
  /// The method to call while the keys are pressed.
  open private(set) var action: Selector
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative action for a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// Returns the alternate itself, because it's immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
