import Foundation

/// The text that's being edited, as input view controllers access it.
@MainActor
final class TextDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()

  private var input: (any UIKeyInput)? { UIResponder.first as? any UIKeyInput }
  private var text: (any UITextInput)? { input as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }

  func insertText(_ text: String) { input?.insertText(text) }

  func deleteBackward() { input?.deleteBackward() }

  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  var documentContextBeforeInput: String? {
    text.flatMap { text in
      text.selectedTextRange.flatMap { part(of: text, text.beginningOfDocument, $0.start) }
    }
  }

  var documentContextAfterInput: String? {
    text.flatMap { text in
      text.selectedTextRange.flatMap { part(of: text, $0.end, text.endOfDocument) }
    }
  }

  var selectedText: String? {
    text.flatMap { text in
      text.selectedTextRange.flatMap { $0.isEmpty ? nil : text.text(in: $0) }
    }
  }

  private func part(
    of text: any UITextInput, _ start: UITextPosition, _ end: UITextPosition
  ) -> String? {
    text.textRange(from: start, to: end).flatMap { text.text(in: $0) }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange,
      let position = text.position(from: range.end, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: position, to: position)
  }
}
