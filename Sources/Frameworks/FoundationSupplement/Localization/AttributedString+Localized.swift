import Foundation

extension AttributedString {
  /// The text that a table has for a key, with the key's values in it and its Markdown read.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/attributedstring/init(localized:table:bundle:locale:comment:)>.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self.init(localizedMarkdown: text)
  }

  /// The text that a table has for a key, or another one with values in it, with its Markdown read.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/attributedstring/init(localized:defaultvalue:table:bundle:locale:comment:)>.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, defaultValue: defaultValue, table: table, bundle: bundle,
      locale: locale ?? .current)
    self.init(localizedMarkdown: text)
  }

  private init(localizedMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
