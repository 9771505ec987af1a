/// Text with different styles in different ranges.
package struct StyledText: Hashable, Sendable {
  /// A range of text with one style.
  package struct Span: Hashable, Sendable {
    /// The range, in UTF-16 units of the whole text.
    package var range: Range<Int>
    /// The style of the span.
    package var style: TextStyle

    /// Creates a span with a range and its style.
    package init(range: Range<Int>, style: TextStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The text without its styles.
  package var text: String
  /// The spans, in order, without gaps, covering the text.
  package var spans: [Span]
  /// The style of empty text and its caret.
  package var defaultStyle: TextStyle

  /// Creates text in one style.
  package init(text: String, style: TextStyle) {
    self.text = text
    spans = [Span(range: 0..<text.utf16.count, style: style)]
    defaultStyle = style
  }

  /// Creates text in several styles.
  package init(text: String, spans: [Span], defaultStyle: TextStyle) {
    self.text = text
    self.spans = spans
    self.defaultStyle = defaultStyle
  }
}
