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

  /// Creates text from UTF-8 data with Markdown.
  /// - Throws: An error if the data isn't valid UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates text from a Markdown file.
  /// - Throws: An error if the file can't be read.
  public convenience init(
    contentsOfMarkdownFile fileURL: URL,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: fileURL, options: options, baseURL: baseURL))
  }
}
