/// What a new password must consist of.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation.
  public let passwordRulesDescriptor: String

  /// Creates rules from Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
