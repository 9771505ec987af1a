import Foundation

/// The values that Maestro considers true.
///
/// As in JavaScript, these are all values except a few strings.
enum Truth {
  static func holds(_ text: String) -> Bool {
    !["", "false", "0", "null", "undefined", "NaN"].contains(
      text.trimmingCharacters(in: .whitespaces))
  }
}
