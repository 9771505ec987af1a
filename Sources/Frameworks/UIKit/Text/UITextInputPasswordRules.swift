/// Requirements that a new password must meet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The requirements in Apple's notation, such as `required: upper; minlength: 8;`.
  open private(set) var passwordRulesDescriptor: String

  /// Creates requirements from Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns the requirements themselves, because they're immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
