/// What a text asks of the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard turns to capital letters by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are fitted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether completions are shown in the text.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// What a new password must consist of.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// When the keyboard turns to capital letters by itself.
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
  /// Whether quotes become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether spaces are fitted around pasted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Whether completions are shown in the text.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The keyboard's look.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text means.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// What a new password must consist of.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
