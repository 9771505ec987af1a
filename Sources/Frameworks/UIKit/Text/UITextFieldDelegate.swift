/// The methods that manage the editing of a text field.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing can start.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing starts.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing ends, with the reason, instead of `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a range of the text can be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether ranges of the text can be replaced.
  ///
  /// It's called instead of the method with a single range, on iOS 26 and later.
  @available(IOS26 )
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Called when the selection changes.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text can be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key performs its default action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the menu for a range of the text, or `nil` for the menu with the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the menu for ranges of the text, or `nil` for the menu with the suggested actions.
  ///
  /// It's called instead of the method with a single range, on iOS 26 and later.
  @available(IOS26 )
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the editing menu appears.
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the editing menu disappears.
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Returns `nil`.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns the result of the method with a single range, which contains all of the ranges.
  @available(IOS26 )
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.textField(
      textField, editMenuForCharactersIn: ranges.unionRange, suggestedActions: suggestedActions)
  }

  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Returns whether editing can start.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Called when editing starts.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns whether editing can end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Called when editing ends.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Called when editing ends.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Returns whether a range of the text can be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Returns the result of the method with a single range, which contains all of the ranges.
  @available(IOS26 )
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersIn: ranges.unionRange, replacementString: string)
  }

  /// Called when the selection changes.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns whether the text can be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns whether the return key performs its default action.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
