extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted after the keyboard was shown.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted before the keyboard is hidden.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted after the keyboard was hidden.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted before the keyboard's frame changes.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted after the keyboard's frame changes.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key for the keyboard's frame on the screen before the change, as an `NSValue` that
  /// contains a `CGRect`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// The key for the keyboard's frame on the screen after the change, as an `NSValue` that contains
  /// a `CGRect`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The key for the duration of the animation in seconds, as an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key for the animation curve, as an `NSNumber`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// The key for whether the keyboard belongs to this app, as an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}

extension NSNotification.Name {
  /// The old name for `UIResponder.keyboardWillShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The old name for `UIResponder.keyboardDidShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The old name for `UIResponder.keyboardWillHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The old name for `UIResponder.keyboardDidHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The old name for `UIResponder.keyboardWillChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The old name for `UIResponder.keyboardDidChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The old name for `UITextField.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// The old name for `UITextField.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The old name for `UITextField.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
}

/// The old name for `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The old name for `UIResponder.keyboardFrameEndUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The old name for `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The old name for `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The old name for `UIResponder.keyboardIsLocalUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
