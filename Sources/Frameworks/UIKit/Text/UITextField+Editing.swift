import AppRuntime
import Foundation

extension UITextField {
  func beginEditing() {
    isEditing = true
    endReason = .committed
    if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.set(EditableText())
    } else {
      editor.setSelection(editor.text.count..<editor.text.count)
    }
    replacesHiddenText = isSecureTextEntry && editor.hasText
    contentDidChange()
    overlaysDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  func endEditing() {
    editor.unmark()
    isEditing = false
    conceal()
    scrollX = 0
    contentDidChange()
    overlaysDidChange()
    selectionUI.dismissMenu()
    delegate?.textFieldDidEndEditing(self, reason: endReason)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: endReason.rawValue)])
    sendActions(for: .editingDidEnd)
  }

  func pressReturn() {
    guard !(enablesReturnKeyAutomatically && !editor.hasText && !hasTokens) else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    if let returnHandler {
      returnHandler()
      return
    }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  /// Clears the text as the clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isFirstResponder { becomeFirstResponder() }
    removeTokens()
    editor.set(EditableText())
    contentDidChange()
    personDidEdit()
  }

  /// Shows the character typed last for a moment.
  func revealLast() {
    revealed = editor.selection.lowerBound - 1
    line = nil
    canvas.setNeedsDisplay()
    concealTimer = DeviceClock.shared.schedule(after: Self.revealDuration) { [weak self] in
      MainActor.assumeIsolated { self?.conceal() }
    }
  }

  func conceal() {
    concealTimer?.invalidate()
    guard revealed != nil else { return }
    revealed = nil
    contentDidChange()
  }
}
