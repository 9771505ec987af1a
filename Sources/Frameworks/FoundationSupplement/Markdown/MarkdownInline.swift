/// The content of a paragraph of Markdown.
indirect enum MarkdownInline {
  case text(String)
  case code(String)
  case html(String)
  /// The end of a line of the source.
  case softBreak
  /// The end of a line.
  case lineBreak
  case styled(InlinePresentationIntent, [MarkdownInline])
  case link(String, [MarkdownInline])
  case image(String, [MarkdownInline])
}
