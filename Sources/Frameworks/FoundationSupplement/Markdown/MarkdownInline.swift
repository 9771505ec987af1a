/// Inline content in a Markdown paragraph.
indirect enum MarkdownInline {
  case text(String)
  case code(String)
  case html(String)
  /// A line break in the source that isn't a line break in the text.
  case softBreak
  /// A line break.
  case lineBreak
  case styled(InlinePresentationIntent, [MarkdownInline])
  case link(String, [MarkdownInline])
  case image(String, [MarkdownInline])
}
