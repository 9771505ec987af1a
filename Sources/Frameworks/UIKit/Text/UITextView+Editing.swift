import Foundation

extension UITextView {
  func endEditing() {
    editor.unmark()
    selectionUI.dismissMenu()
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func pressReturn() {
    guard shouldReplace(editor.changedRanges, with: "\n") else { return }
    insertText("\n")
  }
}
