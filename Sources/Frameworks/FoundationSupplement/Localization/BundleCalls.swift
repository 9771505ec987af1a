import AppRuntime
import Foundation

/// Replacements for `Bundle` methods that ignore the user's languages on Linux.
package enum BundleCalls {
  /// Returns a bundle's localizations that match the user's languages, best first.
  ///
  /// The result is empty only if the bundle has none.
  package static func preferredLocalizations(of bundle: Bundle) -> [String] {
    let available = bundle.localizations.filter { $0 != "Base" }
    let preferred = matches(in: available, for: PersonalLocale.languages)
    if !preferred.isEmpty { return preferred }
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return development.map { matches(in: available, for: [$0]) } ?? []
  }

  /// Returns the given localizations that match the user's languages, best first, or the first
  /// localization if none of them match.
  package static func preferredLocalizations(from available: [String]) -> [String] {
    let preferred = matches(in: available, for: PersonalLocale.languages)
    return preferred.isEmpty ? Array(available.prefix(1)) : preferred
  }

  private static func matches(in available: [String], for languages: [String]) -> [String] {
    var found: [String] = []
    for language in languages {
      guard let match = match(in: available, for: language), !found.contains(match) else {
        continue
      }
      found.append(match)
    }
    return found
  }

  /// Returns the localization closest to a language: one with its script and region, then one with
  /// fewer of these, then one for another region.
  private static func match(in available: [String], for language: String) -> String? {
    var parts = tag(language).split(separator: "-")
    while !parts.isEmpty {
      let wanted = parts.joined(separator: "-")
      if let match = available.first(where: { tag($0) == wanted }) { return match }
      parts.removeLast()
    }
    let code = tag(language).prefix { $0 != "-" }
    return available.first { tag($0).prefix { $0 != "-" } == code }
  }

  private static func tag(_ localization: String) -> String {
    oldNames[localization] ?? localization.replacing("_", with: "-").lowercased()
  }

  /// The names of language folders from before they used language codes.
  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
    "Dutch": "nl", "Japanese": "ja",
  ]

  /// Returns a string from a table in the user's language, or the key if it isn't in the table.
  package static func localizedString(
    forKey key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for language in preferredLocalizations(of: bundle).prefix(1) + ["Base", ""] {
      let strings = StringTable.named(table, language: language, in: bundle)
      if let text = strings.text(for: key) { return Pseudolanguage.shown(text) }
    }
    guard let value, !value.isEmpty else { return Pseudolanguage.shown(key) }
    return Pseudolanguage.shown(value)
  }

  /// Discards cached strings because their files have changed.
  package static func forgetTables() {
    StringTable.forgetAll()
  }

  /// Returns the user's localization of a file for which Foundation found another localization.
  package static func localized(_ url: URL?, in bundle: Bundle) -> URL? {
    guard let url else { return nil }
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj",
      let language = preferredLocalizations(of: bundle).first
    else { return url }
    let own = folder.deletingLastPathComponent().appendingPathComponent("\(language).lproj")
      .appendingPathComponent(url.lastPathComponent)
    return FileManager.default.fileExists(atPath: own.path) ? own : url
  }
}
