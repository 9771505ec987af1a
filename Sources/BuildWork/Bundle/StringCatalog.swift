import AppBuilder
import Foundation
import Safeguards

/// An `.xcstrings` file, which contains the strings of all languages.
struct StringCatalog {
  private static let mostLanguages = 1_000

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
  /// - Parameter folder: The folder in the bundle, or an empty string for the bundle itself.
  /// - Throws: `BuildFailure` if a language's name isn't valid.
  func write(into bundle: RootFolder, folder: String, name: String) throws {
    let folder = folder.isEmpty ? "" : folder + "/"
    var tables: [String: Table] = [sourceLanguage: Table()]
    for (key, entry) in strings {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in languages {
        if let plural = CatalogPlural(localization, key: key) {
          tables[language, default: Table()].plurals[key] = plural.entry
        } else if let text = CatalogVariation.text(localization, device: nil) {
          tables[language, default: Table()].texts[key] = text
        }
      }
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

  private func write(_ list: [String: Any], to path: String, in bundle: RootFolder) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    do {
      try bundle.write(data, to: path)
    } catch {
      throw BuildFailure(error)
    }
  }
}
