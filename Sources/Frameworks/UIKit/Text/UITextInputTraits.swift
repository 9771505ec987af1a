/// The keyboard properties that a text input requests.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization of the keyboard.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes are replaced with curly quotes.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are replaced with dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted text are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether completions are shown in the text.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the grammar is checked.
  @available(IOS27 )
  var grammarCheckingType: UITextGrammarCheckingType { get set }
  /// Whether an iPad can show the number pad in a popover.
  @available(IOS26 )
  var allowsNumberPadPopover: Bool { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text, such as a family name or a password.
  var textContentType: UITextContentType! { get set }
  /// The requirements that a new password must meet.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The automatic capitalization of the keyboard.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether the text is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether the spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether straight quotes are replaced with curly quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens are replaced with dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether spaces around pasted text are adjusted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Whether completions are shown in the text.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Whether the grammar is checked.
  @available(IOS27 )
  public var grammarCheckingType: UITextGrammarCheckingType {
    get { .default }
    set {}
  }
  /// Whether an iPad can show the number pad in a popover.
  @available(IOS26 )
  public var allowsNumberPadPopover: Bool {
    get { true }
    set {}
  }
  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The semantic meaning of the text, such as a family name or a password.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The requirements that a new password must meet.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
