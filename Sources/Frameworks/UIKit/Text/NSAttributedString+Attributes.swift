extension NSAttributedString {
  /// Whether the text has attributes at the start.
  var hasAttributes: Bool {
    length > 0 && !attributes(at: 0, effectiveRange: nil).isEmpty
  }
}
