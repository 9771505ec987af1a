import DisplayList
import Foundation

/// The strings in an app's `Localizable` table, in the user's language.
struct AppStrings {
  private let tables: [[String: String]]

  /// Reads the table of a language in an app's bundle.
  /// - Parameters:
  ///   - developmentRegion: The language to use if the bundle has none that is close to the user's.
  ///   - language: The user's language, such as `de-CH`.
  init(in bundle: URL, developmentRegion: String?, language: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
    let available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      .filter { $0 != "Base" }.sorted()
    let chosen =
      Self.match(in: available, for: language)
      ?? developmentRegion.flatMap { Self.match(in: available, for: $0) }
    var folders = [bundle.appendingPathComponent("Base.lproj"), bundle]
    if let chosen { folders.insert(bundle.appendingPathComponent("\(chosen).lproj"), at: 0) }
    tables = folders.map { folder in
      let file = folder.appendingPathComponent("Localizable.strings")
      let data = try? BundleFile.read(file, within: .bundleFile)
      return data.map { StringsFile.texts(in: $0) } ?? [:]
    }
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
    localization.replacing("_", with: "-").lowercased()
  }

  /// Returns the string for a key with its placeholders, such as `%@` and `%1$@`, replaced by
  /// arguments, or `nil` if the table doesn't contain the key.
  ///
  /// A placeholder without an argument stays.
  /// - Throws: `LimitExceeded`.
  func text(for key: String, _ arguments: [String]) throws -> String? {
    guard let format = tables.lazy.compactMap({ $0[key] }).first else { return nil }
    try AppLimit.notificationText.check(format.utf8.count)
    var next = 0
    return format.replacing(/%(?:(\d{1,4})\$)?@|%%/) { match -> String in
      if match.0 == "%%" { return "%" }
      var index = next
      if let position = match.1.flatMap({ Int($0) }) { index = position - 1 } else { next += 1 }
      return arguments.indices.contains(index) ? arguments[index] : String(match.0)
    }
  }
}
