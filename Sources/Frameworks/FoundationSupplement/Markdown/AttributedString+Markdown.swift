import Foundation
import Stubs

extension AttributedString {
  /// The options for parsing Markdown.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions>,
  /// which Foundation on Linux lacks.
  public struct MarkdownParsingOptions: Sendable {
    /// The supported syntax of Markdown.
    public enum InterpretedSyntax: Sendable {
      /// All syntax.
      ///
      /// Blocks become presentation intents, without separators between them.
      case full
      /// Only the syntax within paragraphs.
      ///
      /// White space is handled as in a paragraph.
      case inlineOnly
      /// Only the syntax within paragraphs.
      ///
      /// White space is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The way to handle invalid Markdown.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Returns the text parsed so far.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](name: value)` sets the app's attributes.
    public var allowsExtendedAttributes: Bool
    /// The supported syntax of Markdown.
    public var interpretedSyntax: InterpretedSyntax
    /// The way to handle invalid Markdown.
    ///
    /// In Quince, all Markdown is valid.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    Stub.markdownExtendedAttributes.report(if: options.allowsExtendedAttributes)
    var writer = MarkdownWriter(baseURL: baseURL)
    switch options.interpretedSyntax {
    case .full:
      let document = MarkdownBlocks.read(markdown)
      for block in document.blocks {
        let inlines =
          block.isCode
          ? [.text(block.text)]
          : MarkdownInlines.read(
            block.text, keepsWhitespace: false, references: document.references)
        writer.write(inlines, in: block.intent)
      }
    case .inlineOnly:
      writer.write(MarkdownInlines.read(markdown, keepsWhitespace: false))
    case .inlineOnlyPreservingWhitespace:
      writer.write(MarkdownInlines.read(markdown, keepsWhitespace: true))
    }
    self = writer.result
    if let language = options.languageCode, !characters.isEmpty {
      self.languageIdentifier = language
    }
  }

  /// Creates an attributed string from Markdown in UTF-8.
  /// - Throws: An error if the data isn't UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file.
  /// - Throws: An error if the file can't be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
  }
}

/// Builds an attributed string from the parsed text.
private struct MarkdownWriter {
  let baseURL: URL?
  var result = AttributedString()

  mutating func write(_ inlines: [MarkdownInline], in block: PresentationIntent? = nil) {
    var attributes = AttributeContainer()
    attributes.presentationIntent = block
    write(inlines, attributes)
  }

  private mutating func write(_ inlines: [MarkdownInline], _ attributes: AttributeContainer) {
    for inline in inlines {
      switch inline {
      case .text(let text): append(text, attributes)
      case .code(let text): append(text, attributes.meaning(.code))
      case .html(let text): append(text, attributes.meaning(.inlineHTML))
      case .softBreak: append(" ", attributes.meaning(.softBreak))
      case .lineBreak: append("\n", attributes.meaning(.lineBreak))
      case .styled(let intent, let children): write(children, attributes.meaning(intent))
      case .link(let address, let children):
        var own = attributes
        own.link = URL(string: address, relativeTo: baseURL)
        write(children, own)
      case .image(let address, let children):
        var own = attributes
        own.imageURL = URL(string: address, relativeTo: baseURL)
        write(children, own)
      }
    }
  }

  private mutating func append(_ text: String, _ attributes: AttributeContainer) {
    guard !text.isEmpty else { return }
    result.append(AttributedString(text, attributes: attributes))
  }
}

extension AttributeContainer {
  fileprivate func meaning(_ intent: InlinePresentationIntent) -> AttributeContainer {
    var container = self
    container.inlinePresentationIntent = (container.inlinePresentationIntent ?? []).union(intent)
    return container
  }
}
