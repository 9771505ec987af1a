/// The parts of `UITextInput` that `UITextField` and `UITextView` have in common.
extension TextEditorHost {
  func unit(_ position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.offset ?? 0, 0), editor.text.count)
  }

  func units(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (unit(range.start), unit(range.end))
    return min(start, end)..<max(start, end)
  }

  func makeRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
    let (start, end) = (unit(from), unit(to))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  /// Returns the range from a position to the end of the text in a direction.
  func makeRange(
    extending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange {
    isBackward(direction)
      ? makeRange(beginningOfDocument, position) : makeRange(position, endOfDocument)
  }

  func end(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition {
    isBackward(direction) ? range.start : range.end
  }

  private func isBackward(_ direction: UITextLayoutDirection) -> Bool {
    direction == .left || direction == .up
  }

  func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
    let (first, second) = (unit(position), unit(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func firstBox(of range: UITextRange) -> CGRect {
    boxes(of: units(range)).first ?? caretRect(for: range.start)
  }

  func position(nearest point: CGPoint, within range: UITextRange) -> UITextPosition {
    let range = units(range)
    return TextOffset(min(max(offset(nearest: point), range.lowerBound), range.upperBound))
  }

  func makePosition(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let (target, isOutside) = unit(position).addingReportingOverflow(offset)
    return isOutside || target < 0 || target > editor.text.count ? nil : TextOffset(target)
  }

  func makePosition(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return makePosition(position, -offset)
    case .right: return makePosition(position, offset)
    case .up, .down:
      var place = unit(position)
      let x = caretBox(at: place).midX
      for _ in 0..<max(offset, 0) {
        place = self.offset(verticallyFrom: place, isDown: direction == .down, x: x)
      }
      return TextOffset(place)
    }
  }

  func makeSelectionRects(_ range: Range<Int>) -> [UITextSelectionRect] {
    let boxes = boxes(of: range)
    return boxes.enumerated().map {
      SelectionBox($1, isFirst: $0 == 0, isLast: $0 == boxes.count - 1)
    }
  }

  func characterRange(near point: CGPoint) -> UITextRange? {
    guard editor.hasText else { return nil }
    let place = offset(nearest: point)
    let isBefore = caretBox(at: place).minX > point.x
    let start = isBefore || place == editor.text.count ? editor.text.units.previous(place) : place
    return TextOffsetRange(start..<editor.text.units.next(start))
  }

  /// Returns whether a standard edit action can be performed, or `nil` for other actions.
  func canPerformEditAction(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    switch action.description {
    case "cut:": return isSelected && canEdit && !isSecureTextEntry
    case "copy:": return isSelected && !isSecureTextEntry
    case "paste:": return canEdit && UIPasteboard.general.hasStrings
    case "select:": return editor.hasText && !isSelected
    case "selectAll:": return editor.hasText && editor.ranges != [editor.all]
    case "delete:": return false
    default: return nil
    }
  }
}
