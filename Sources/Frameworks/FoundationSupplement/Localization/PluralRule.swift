import Foundation

/// An entry in a `.stringsdict` file: a format string with variables, each with a string for every
/// plural category.
struct PluralRule: Hashable, Sendable {
  /// A string with `%#@NAME@` for each variable.
  let format: String
  /// The text for each variable's name and plural category.
  let variables: [String: [String: String]]
  let language: String

  init?(_ entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    self.language = language
    variables = entry.compactMapValues { $0 as? [String: String] }
  }

  /// Returns the text of a variable for a number.
  func text(of variable: String, for number: Double) -> String? {
    guard let texts = variables[variable] else { return nil }
    if number == 0, let text = texts["zero"] { return text }
    return texts[PluralCategory(number, language: language).rawValue] ?? texts["other"]
  }
}
