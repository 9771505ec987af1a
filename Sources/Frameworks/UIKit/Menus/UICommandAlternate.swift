/// Another action of a command, for when modifier keys are held.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  /// The text of the command while the keys are held.
  public let title: String
  /// The method to call while the keys are held.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates another action of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// Returns the alternate itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
