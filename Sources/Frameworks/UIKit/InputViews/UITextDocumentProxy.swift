import Foundation

/// The text that an input view controller edits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdocumentproxy>.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// The input mode for the text.
  var documentInputMode: UITextInputMode? { get }
  /// An identifier that distinguishes the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}
