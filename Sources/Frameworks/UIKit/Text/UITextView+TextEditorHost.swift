extension UITextView: TextEditorHost {
  var commonAttributes: [NSAttributedString.Key: Any] {
    [
      .font: storedFont ?? Self.look.font.font,
      .foregroundColor: storedTextColor ?? Self.look.textColor,
    ]
  }

  var insertionAttributes: [NSAttributedString.Key: Any]? {
    chosenTypingAttributes
      ?? (editor.hasText || lookOfFirstCharacter.isEmpty ? nil : lookOfFirstCharacter)
  }
  var takesLineBreaks: Bool { true }
  var canEdit: Bool { isEditable && isEditing }

  func shouldReplace(_ ranges: [Range<Int>], with string: String) -> Bool {
    guard let delegate else { return true }
    let ranges = ranges.map { NSRange($0) }
    guard TextDelegateCalls.useRanges else {
      return delegate.textView(
        self, shouldChangeTextIn: TextDelegateCalls.union(of: ranges), replacementText: string)
    }
    return delegate.textView(
      self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) }, replacementText: string)
  }

  func textDidChange(in range: Range<Int>, insertedCount: Int) {
    blocks.replace(range, insertedCount: insertedCount, in: editor.text)
    if !dataDetectorTypes.isEmpty { detectionDidChange() }
    contentDidChange()
    if isFirstResponder { KeyboardController.shared.textDidChange() }
  }

  func selectionDidChange() {
    isCaretToBeShown = isEditing
    if editor.hasText { chosenTypingAttributes = nil }
    canvas.setNeedsDisplay()
    setNeedsLayout()
    selectionUI.caretDidMove()
    delegate?.textViewDidChangeSelection(self)
    if isFirstResponder { KeyboardController.shared.textDidChange() }
  }

  func personDidEdit() {
    isChangedByPerson = true
    selectionUI.dismissMenu()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func lineRange(at offset: Int) -> Range<Int> { blocks.line(at: offset) }

  func offset(verticallyFrom offset: Int, isDown: Bool, x: CGFloat) -> Int {
    let caret = caretBox(at: offset)
    let y = isDown ? caret.maxY + 2 : caret.minY - 2
    let bottom = textOrigin.y + blocks.height
    if y < textOrigin.y { return 0 }
    if y > bottom { return editor.text.count }
    return self.offset(nearest: CGPoint(x: x, y: y))
  }

  func caretBox(at offset: Int) -> CGRect {
    let caret = blocks.caret(at: offset)
    let width = SystemDesign.current.textSelections.caretWidth
    return CGRect(
      x: caret.minX + textOrigin.x - width / 2, y: caret.minY + textOrigin.y, width: width,
      height: caret.height)
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return blocks.boxes(of: range, from: bounds.minY - origin.y, to: bounds.maxY - origin.y).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  func offset(nearest point: CGPoint) -> Int {
    blocks.offset(nearest: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  var visibleTextRect: CGRect { bounds }
}
