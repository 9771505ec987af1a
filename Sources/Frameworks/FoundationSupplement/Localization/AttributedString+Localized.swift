import Foundation

extension AttributedString {
  /// Creates the localized string for a key, with the key's values inserted and Markdown parsed.
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

  /// Creates the localized string for a key, or a default value, with values inserted and Markdown
  /// parsed.
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

  init(localizedMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
