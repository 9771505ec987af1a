import Foundation

/// The user's language and region on the device.
package struct DeviceLocale: Codable, Hashable, Sendable, CustomStringConvertible {
  /// American English, as on a new device.
  package static let standard = DeviceLocale(language: "en", script: nil, region: "US")

  private let language: String
  private let script: String?
  private let region: String?

  /// Parses a locale such as `de_CH`, `de-CH`, `zh-Hans_CN`, or `fr`.
  ///
  /// Without a region, uses the one with the most speakers.
  package init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }.map(String.init)
    guard var language = parts.first, (1...3).contains(parts.count) else { return nil }
    language = language.lowercased()
    guard Self.isWord(language, of: 2...3) else { return nil }
    var rest = parts.dropFirst()
    var script: String?
    if let word = rest.first, Self.isWord(word, of: 4...4) {
      script = word.capitalized
      rest.removeFirst()
    }
    var region: String?
    if let word = rest.popFirst() {
      guard Self.isWord(word, of: 2...2) || Self.isNumber(word) else { return nil }
      region = word.uppercased()
    }
    guard rest.isEmpty else { return nil }
    self.init(
      language: language, script: script, region: region ?? Self.usualRegion(language, script))
  }

  /// Reads a locale that a user has chosen; `nil` for one with a language, a script, or a region that
  /// doesn't exist, as iOS has no such settings.
  package static func existing(_ text: String) -> DeviceLocale? {
    guard let locale = DeviceLocale(text), Locale.LanguageCode(locale.language).isISOLanguage,
      locale.script.map({ Locale.Script($0).isISOScript }) ?? true,
      locale.region.map({ Locale.Region($0).isISORegion }) ?? true
    else { return nil }
    return locale
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The identifier in the format of `Locale`, such as `zh-Hans_CN`.
  package var identifier: String {
    [[language, script].compactMap(\.self).joined(separator: "-"), region].compactMap(\.self)
      .joined(separator: "_")
  }

  /// The language tag in BCP 47 format, such as `zh-Hans-CN`.
  package var languageTag: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// Returns the locale with another language or region, if a valid one is given.
  package func with(language: String?, region: String?) -> DeviceLocale {
    var text = language ?? languageTag
    if let region, let base = DeviceLocale(text) {
      text = [base.language, base.script, region].compactMap(\.self).joined(separator: "-")
    }
    return DeviceLocale(text) ?? self
  }

  package var description: String { identifier }

  private static func usualRegion(_ language: String, _ script: String?) -> String? {
    let tag = [language, script].compactMap(\.self).joined(separator: "-")
    return Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).region?
      .identifier
  }

  private static func isWord(_ text: String, of lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
