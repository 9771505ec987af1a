import Foundation

extension NSAttributedString {
  /// Creates text from Markdown.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/init(markdown:options:baseurl:)>.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates text from Markdown in UTF-8.
  /// - Throws: an error for data that isn't UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates text from a file of Markdown.
  /// - Throws: for a file that can't be read.
  public convenience init(
    contentsOfMarkdownFile fileURL: URL,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: fileURL, options: options, baseURL: baseURL))
  }
}
