import AppRuntime
import Foundation

extension UITextField {
  /// Connects the parts of a new text field.
  func connectParts() {
    editor.host = self
    isAccessibilityElement = true
    isOpaque = false
    contentMode = .redraw
    contentVerticalAlignment = .center
    canvas.host = self
    canvas.clipsToBounds = true
    addSubview(canvas)
    selectionUI.install(in: self, canvas: canvas)
  }

  /// Updates the field after a change of its traits.
  func adoptTraits(after previous: UITraitCollection?) {
    if adjustsFontForContentSizeCategory { adjustFonts(from: previous) }
    setNeedsDisplay()
    contentDidChange()
  }

  /// Adjusts the fonts of all parts of the text to the user's current text size.
  private func adjustFonts(from previous: UITraitCollection?) {
    if let adjusted = font?.adjusted(from: previous, to: traitCollection) { font = adjusted }
    if let font = typingAttributes?[.font] as? UIFont {
      typingAttributes?[.font] = font.adjusted(from: previous, to: traitCollection) ?? font
    }
    editor.adjustFonts(from: previous, to: traitCollection)
  }

  /// Inserts text at the caret.
  ///
  /// If the text is hidden or is cleared on insertion, this replaces all of it.
  func insertTyped(_ text: String) {
    if clearsOnInsertion || replacesHiddenText {
      clearsOnInsertion = false
      replacesHiddenText = false
      editor.setSelection(editor.all)
    }
    editor.insert(text)
    if isSecureTextEntry, isEditing, text.utf16.count == 1 { revealLast() }
  }

  /// Deletes the selection or the character before the caret.
  ///
  /// If the text is hidden, this may delete all of it.
  func deleteTyped() {
    if replacesHiddenText {
      replacesHiddenText = false
      editor.setSelection(editor.all)
    }
    editor.deleteBackward()
  }

  /// Selects a range as if the user did.
  func choose(_ range: Range<Int>) {
    editor.setSelection(range)
    selectionUI.selectionWasMade()
  }

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

  /// Clears the text, like the clear button.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isFirstResponder { becomeFirstResponder() }
    removeTokens()
    editor.set(EditableText())
    contentDidChange()
    personDidEdit()
  }

  /// Shows the last typed character for a moment.
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
