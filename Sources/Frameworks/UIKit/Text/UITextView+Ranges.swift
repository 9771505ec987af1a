extension UITextView {
  /// The selected ranges, in the order of the text.
  ///
  /// Typed text takes the place of the first of several ranges, and the others are deleted.
  public var selectedRanges: [NSRange] {
    get { editor.ranges.map { NSRange($0) } }
    set { editor.setSelection(newValue.map { $0.location..<$0.location + max($0.length, 0) }) }
  }
}
