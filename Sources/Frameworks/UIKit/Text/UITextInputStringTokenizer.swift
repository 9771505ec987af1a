/// A tokenizer for any text input.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text input.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// Returns the unit that encloses a position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput, let (units, offset) = context(of: position) else { return nil }
    guard
      let range = units.range(
        enclosing: offset, granularity: granularity, forward: direction.isForward)
    else { return nil }
    return makeRange(range, in: textInput)
  }

  /// Returns whether a position is at the end of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, offset) = context(of: position) else { return false }
    guard
      let range = units.range(
        enclosing: offset, granularity: granularity, forward: !direction.isForward)
    else { return false }
    return offset == (direction.isForward ? range.upperBound : range.lowerBound)
  }

  /// Returns the next boundary of a unit in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let (units, offset) = context(of: position) else { return nil }
    let target = units.boundary(
      from: offset, granularity: granularity, forward: direction.isForward)
    return textInput.position(from: textInput.beginningOfDocument, offset: target)
  }

  /// Returns whether a position is inside a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func context(of position: UITextPosition) -> (TextUnits, Int)? {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return nil }
    let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
    return (TextUnits(textInput.text(in: all) ?? ""), offset)
  }

  private func makeRange(_ range: Range<Int>, in textInput: any UITextInput) -> UITextRange? {
    let start = textInput.beginningOfDocument
    guard let from = textInput.position(from: start, offset: range.lowerBound),
      let to = textInput.position(from: start, offset: range.upperBound)
    else { return nil }
    return textInput.textRange(from: from, to: to)
  }
}
