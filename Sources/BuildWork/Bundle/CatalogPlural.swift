import Foundation

/// A string in a string catalog that varies with numbers.
struct CatalogPlural {
  /// The string's entry in a `.stringsdict` file.
  let entry: [String: Any]

  /// Reads a string's variations, or its substitutions and their variations.
  init?(_ localization: Any, key: String) {
    guard let localization = localization as? [String: Any] else { return nil }
    if let variable = Self.variable(localization, specifier: Self.specifier(in: key)) {
      entry = ["NSStringLocalizedFormatKey": "%#@value@", "value": variable]
      return
    }
    guard let substitutions = localization["substitutions"] as? [String: Any],
      let unit = localization["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    else { return nil }
    var entry: [String: Any] = [:]
    var format = text
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any] else { continue }
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      guard let variable = Self.variable(substitution, specifier: specifier) else { continue }
      entry[name] = variable
      guard let number = substitution["argNum"] as? Int else { continue }
      format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
    }
    guard !entry.isEmpty else { return nil }
    entry["NSStringLocalizedFormatKey"] = format
    self.entry = entry
  }

  private static func variable(_ localization: [String: Any], specifier: String) -> [String:
    String]?
  {
    let variations = localization["variations"] as? [String: Any]
    guard let plural = variations?["plural"] as? [String: Any] else { return nil }
    var texts = plural.compactMapValues {
      (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    guard !texts.isEmpty else { return nil }
    texts = texts.mapValues { $0.replacing("%arg", with: "%\(specifier)") }
    texts["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    texts["NSStringFormatValueTypeKey"] = specifier
    return texts
  }

  private static func specifier(in key: String) -> String {
    (try? /%(?:[0-9]+\$)?((?:ll|l)?[diuf])/.firstMatch(in: key)).map { String($0.output.1) }
      ?? "lld"
  }
}
