/// The messages of log points, whose values the debugger would show in its own words.
///
/// The adapter marks the places of values in a message, so that it finds them in the output.
enum LogMessage {
  // The characters have no meaning in Unicode.
  private static let start: Character = "\u{F8F0}"
  private static let end: Character = "\u{F8F1}"

  /// Returns a message with marks around the expressions in braces.
  static func marked(_ message: String) -> String {
    var depth = 0
    var result = ""
    for character in message {
      if character == "{" {
        if depth == 0 { result.append(start) }
        depth += 1
      }
      result.append(character)
      if character == "}", depth > 0 {
        depth -= 1
        if depth == 0 { result.append(end) }
      }
    }
    return result
  }

  /// Returns the output of a message with values in the words of Swift, and without marks.
  static func shown(_ output: String) -> String {
    let parts = output.split(separator: start, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      guard let place = part.firstIndex(of: end) else { return result += part }
      result += ShownValue(String(part[..<place]), type: "").text
      result += part[part.index(after: place)...]
    }
  }
}
