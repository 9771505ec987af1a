/// An object that's notified of changes to the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputdelegate>.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection changes.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changes.
  func textDidChange(_ textInput: (any UITextInput)?)
}
