extension UITextField: TextEditorHost {
  var commonAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
  var insertionAttributes: [NSAttributedString.Key: Any]? { typingAttributes }
  var takesLineBreaks: Bool { false }
  var canEdit: Bool { isEnabled && isEditing }

  func shouldReplace(_ ranges: [Range<Int>], with string: String) -> Bool {
    guard let delegate else { return true }
    let ranges = ranges.map { NSRange($0) }
    guard TextDelegateCalls.useRanges else {
      return delegate.textField(
        self, shouldChangeCharactersIn: TextDelegateCalls.union(of: ranges),
        replacementString: string)
    }
    return delegate.textField(
      self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
      replacementString: string)
  }

  func textDidChange(in range: Range<Int>, insertedCount: Int) {
    conceal()
    contentDidChange()
    if isFirstResponder { KeyboardController.shared.textDidChange() }
  }

  func selectionDidChange() {
    canvas.setNeedsDisplay()
    setNeedsLayout()
    selectionUI.caretDidMove()
    if isEditing {
      delegate?.textFieldDidChangeSelection(self)
      KeyboardController.shared.textDidChange()
    }
  }

  func personDidEdit() {
    selectionUI.dismissMenu()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  func lineRange(at offset: Int) -> Range<Int> { editor.all }

  func offset(verticallyFrom offset: Int, isDown: Bool, x: CGFloat) -> Int {
    isDown ? editor.text.count : 0
  }

  func caretBox(at offset: Int) -> CGRect {
    let line = currentLine()
    let height = line.layout.lines.first?.height ?? line.layout.size.height
    let x = canvas.frame.minX + lineX(line) + line.caretX(at: offset)
    return CGRect(
      x: min(x, canvas.frame.maxX - Self.caretWidth),
      y: canvas.frame.minY + textTop(of: line, in: canvas.bounds), width: Self.caretWidth,
      height: height)
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    let line = currentLine()
    let origin = CGPoint(
      x: canvas.frame.minX + lineX(line),
      y: canvas.frame.minY + textTop(of: line, in: canvas.bounds))
    return line.boxes(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func offset(nearest point: CGPoint) -> Int {
    let line = currentLine()
    return line.offset(nearest: point.x - canvas.frame.minX - lineX(line))
  }

  var visibleTextRect: CGRect { canvas.frame }

  /// Updates the keyboard for changed input traits.
  func traitsDidChange() {
    if isFirstResponder { KeyboardController.shared.traitsDidChange() }
  }
}
