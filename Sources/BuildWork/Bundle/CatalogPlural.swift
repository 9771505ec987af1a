import Foundation

/// A string in a string catalog that varies with numbers.
struct CatalogPlural {
  /// The string's entry in a `.stringsdict` file.
  let entry: [String: Any]

  /// Reads a string's variations, or its substitutions and their variations.
  init?(_ localization: Any, key: String) {
    let devices = CatalogVariation.devices(in: localization)
    guard !devices.isEmpty else {
      guard let entry = Self.entry(localization, key: key, device: nil) else { return nil }
      self.entry = entry
      return
    }
    let entries = devices.compactMap { device -> (String, Any)? in
      let text: Any? =
        Self.entry(localization, key: key, device: device)
        ?? CatalogVariation.text(localization, device: device)
      return text.map { (device, $0) }
    }
    guard !entries.isEmpty else { return nil }
    entry = [
      "NSStringDeviceSpecificRuleType": Dictionary(entries, uniquingKeysWith: { one, _ in one })
    ]
  }

  /// Returns the entry for a device, or `nil` if the string doesn't depend on numbers.
  private static func entry(_ localization: Any, key: String, device: String?) -> [String: Any]? {
    guard let whole = localization as? [String: Any],
      let localization = CatalogVariation.chosen(whole, device: device) as? [String: Any]
    else { return nil }
    if let variable = variable(localization, specifier: specifier(in: key)) {
      return ["NSStringLocalizedFormatKey": "%#@value@", "value": variable]
    }
    guard let substitutions = whole["substitutions"] as? [String: Any],
      let unit = localization["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    else { return nil }
    var entry: [String: Any] = [:]
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any],
        let chosen = CatalogVariation.chosen(substitution, device: device) as? [String: Any]
      else { continue }
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      guard let variable = variable(chosen, specifier: specifier) else { continue }
      entry[name] = variable
    }
    guard !entry.isEmpty else { return nil }
    entry["NSStringLocalizedFormatKey"] = CatalogPlaceholder.numbering(text) { placeholder in
      let substitution = placeholder.name.flatMap { substitutions[$0] as? [String: Any] }
      return substitution?["argNum"] as? Int
    }
    return entry
  }

  private static func variable(_ localization: [String: Any], specifier: String) -> [String:
    String]?
  {
    let variations = localization["variations"] as? [String: Any]
    guard let plural = variations?["plural"] as? [String: Any] else { return nil }
    var texts = plural.compactMapValues { CatalogVariation.text($0, device: nil) }
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
