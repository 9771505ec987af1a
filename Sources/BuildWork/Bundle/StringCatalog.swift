import AppBuilder
import Foundation
import Safeguards

/// An `.xcstrings` file, which contains the strings of all languages.
struct StringCatalog {
  private static let mostLanguages = 1_000
  private static let deepest = 16

  private let file: URL
  private let strings: [String: Any]
  private let sourceLanguage: String

  /// - Throws: `BuildFailure` if the file is broken.
  init(_ file: URL, in areas: [ReadingArea]) throws {
    self.file = file
    try areas.check(file, what: "the string catalog")
    let root = try JSONFile.read(file, what: "the string catalog")
    strings = root["strings"] as? [String: Any] ?? [:]
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
  }

  /// The strings of one language.
  private struct Table {
    var texts: [String: String] = [:]
    /// The strings that vary with numbers, in the format of `.stringsdict` files.
    var plurals: [String: [String: Any]] = [:]
  }

  /// Writes a `.strings` file for each language, and a `.stringsdict` file if strings vary with
  /// numbers.
  /// - Parameters:
  ///   - folder: The folder in the bundle, or an empty string for the bundle itself.
  ///   - hasSymbols: Whether code accesses strings by symbols. Without a text in the source language,
  ///     such a string's text is its key.
  /// - Throws: `BuildFailure` if a language's name isn't valid.
  func write(into bundle: RootFolder, folder: String, name: String, hasSymbols: Bool) throws {
    let folder = folder.isEmpty ? "" : folder + "/"
    var tables: [String: Table] = [sourceLanguage: Table()]
    for key in strings.keys {
      let languages = localizations(of: key)
      let names = arguments(of: key).list.map(\.name)
      for (language, named) in languages {
        let localization = Self.numbering(named, by: names)
        if let plural = CatalogPlural(localization, key: key) {
          tables[language, default: Table()].plurals[key] = plural.entry
        } else if let text = CatalogVariation.text(localization, device: nil) {
          tables[language, default: Table()].texts[key] = text
        }
      }
    }
    let symbols = hasSymbols ? keysWithSymbols : []
    for key in symbols where localizations(of: key)[sourceLanguage] == nil {
      let names = arguments(of: key).list.map(\.name)
      tables[sourceLanguage, default: Table()].texts[key] = Self.numbered(key, by: names)
    }
    guard tables.count <= Self.mostLanguages else {
      throw BuildFailure(
        "the string catalog has more than \(Self.mostLanguages) languages", file: file.path)
    }
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      guard language.wholeMatch(of: /[A-Za-z0-9]+([_\-][A-Za-z0-9]+)*/) != nil else {
        throw BuildFailure(
          "invalid language “\(language.prefix(100))”", file: file.path, element: "localizations",
          hint: "use a language code, such as en or pt-BR")
      }
      try write(table.texts, to: "\(folder)\(language).lproj/\(name).strings", in: bundle)
      guard !table.plurals.isEmpty else { continue }
      try write(table.plurals, to: "\(folder)\(language).lproj/\(name).stringsdict", in: bundle)
    }
  }

  private func localizations(of key: String) -> [String: Any] {
    (strings[key] as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
  }

  /// Returns a localization whose texts have numbers instead of names in their placeholders.
  private static func numbering(_ node: Any, by names: [String?], depth: Int = 0) -> Any {
    guard depth < deepest, let node = node as? [String: Any] else { return node }
    return node.reduce(into: [String: Any]()) { result, member in
      if member.key == "value", let text = member.value as? String {
        result["value"] = numbered(text, by: names)
      } else {
        result[member.key] = numbering(member.value, by: names, depth: depth + 1)
      }
    }
  }

  private static func numbered(_ text: String, by names: [String?]) -> String {
    CatalogPlaceholder.numbering(text) { placeholder in
      placeholder.name.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 }
    }
  }

  // MARK: Symbols

  /// The keys that code accesses by symbols: those that were added by hand.
  var keysWithSymbols: [String] {
    strings.keys.sorted().filter { key in
      guard let entry = strings[key] as? [String: Any] else { return false }
      return entry["generatesSymbol"] as? Bool ?? (entry["extractionState"] as? String == "manual")
    }
  }

  /// Returns the arguments of the string for a key.
  func arguments(of key: String) -> CatalogArguments {
    CatalogArguments(key: key, localization: localizations(of: key)[sourceLanguage])
  }

  // MARK: Files

  private func write(_ list: [String: Any], to path: String, in bundle: RootFolder) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    do {
      try bundle.write(data, to: path)
    } catch {
      throw BuildFailure(error)
    }
  }
}
