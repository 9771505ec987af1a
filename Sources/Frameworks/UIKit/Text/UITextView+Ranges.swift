extension UITextView {
  /// The selected ranges, in the order of the text.
  ///
  /// Typed text takes the place of the first of several ranges, and the others are deleted.
  @available(IOS26 )
  public var selectedRanges: [NSRange] {
    get { editor.ranges.map { NSRange($0) } }
    set { editor.setSelection(newValue.map(rangeInText)) }
  }

  /// Returns the part of a range that's in the text, whose end can be more than the largest integer.
  final func rangeInText(_ range: NSRange) -> Range<Int> {
    let start = min(max(range.location, 0), editor.text.count)
    return start..<start + min(max(range.length, 0), editor.text.count - start)
  }
}
