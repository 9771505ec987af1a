/// A responder that receives text from the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyinput>.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there's text that can be deleted.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
