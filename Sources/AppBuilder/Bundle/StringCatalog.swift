import Foundation

/// An `.xcstrings` file: the strings of all languages in one.
struct StringCatalog {
  private let file: URL
  private let strings: [String: Any]
  private let sourceLanguage: String

  /// - Throws: `BuildFailure` if the file is broken.
  init(_ file: URL) throws {
    self.file = file
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      throw BuildFailure("the string catalog is broken", file: file.path)
    }
    strings = root["strings"] as? [String: Any] ?? [:]
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
  }

  /// Writes one `.strings` file for each language.
  func write(into bundle: URL, name: String) throws {
    var tables: [String: [String: String]] = [sourceLanguage: [:]]
    for (key, entry) in strings {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in languages {
        guard let text = Self.text(localization) else { continue }
        tables[language, default: [:]][key] = text
      }
    }
    for (language, table) in tables {
      let folder = bundle.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: table, format: .xml, options: 0)
      try data.write(to: folder.appendingPathComponent("\(name).strings"))
    }
  }

  private static func text(_ localization: Any) -> String? {
    let localization = localization as? [String: Any]
    if let unit = localization?["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = localization?["variations"] as? [String: Any]
    let plural = variations?["plural"] as? [String: Any]
    let device = variations?["device"] as? [String: Any]
    return (plural?["other"] ?? device?["iphone"] ?? device?["other"]).flatMap(text)
  }
}
