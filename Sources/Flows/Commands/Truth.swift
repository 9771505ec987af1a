import Foundation

/// The values that Maestro considers true: as in JavaScript, everything but a few strings.
enum Truth {
  static func holds(_ text: String) -> Bool {
    !["", "false", "0", "null", "undefined", "NaN"].contains(
      text.trimmingCharacters(in: .whitespaces))
  }
}
