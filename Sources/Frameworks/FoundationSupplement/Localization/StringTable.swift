import Foundation
import Synchronization

/// A bundle's string table in one language, from a `.strings` file and a `.stringsdict` file.
struct StringTable: Sendable {
  private var texts: [String: String] = [:]
  private var plurals: [String: PluralRule] = [:]
  private let name: String

  private struct Key: Hashable {
    var bundle: String
    var language: String
    var name: String
  }

  private static let known = Mutex<[Key: StringTable]>([:])

  /// Returns a bundle's table, which is read once, or an empty table if it doesn't exist.
  static func named(_ name: String, language: String, in bundle: Bundle) -> StringTable {
    let key = Key(bundle: bundle.bundlePath, language: language, name: name)
    if let table = known.withLock({ $0[key] }) { return table }
    let table = StringTable(name, language: language, in: bundle)
    known.withLock { $0[key] = table }
    return table
  }

  /// Discards all tables because their files have changed.
  static func forgetAll() {
    known.withLock { $0 = [:] }
  }

  private init(_ name: String, language: String, in bundle: Bundle) {
    self.name = name
    let resources = bundle.resourceURL ?? bundle.bundleURL
    let folder =
      language.isEmpty ? resources : resources.appendingPathComponent("\(language).lproj")
    texts = Self.list(folder.appendingPathComponent("\(name).strings")).compactMapValues {
      $0 as? String
    }
    for (key, entry) in Self.list(folder.appendingPathComponent("\(name).stringsdict")) {
      switch VariedString.chosen(in: entry) {
      case let text as String: texts[key] = text
      case let rule as [String: Any]: plurals[key] = PluralRule(rule, language: language)
      default: break
      }
    }
  }

  private static func list(_ file: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Returns the text for a key.
  ///
  /// A string that varies with numbers is a format string for `PluralFormats`.
  func text(for key: String) -> String? {
    if let rule = plurals[key] { return PluralFormats.format(of: rule) }
    return texts[key]
  }
}
