/// Who decides about the editing of a text field.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, with the reason; called instead of `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a range may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether ranges may be replaced; called instead of the variant with one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// The selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Whether editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Editing began.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Editing ended.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Whether a range may be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Whether ranges may be replaced; called instead of the variant with one range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersIn: ranges.first?.rangeValue ?? NSRange(),
      replacementString: string)
  }

  /// The selection changed.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Whether the text may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Whether the return key does what it does by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
