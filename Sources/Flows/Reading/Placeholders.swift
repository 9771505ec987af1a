import Foundation

/// Replaces `${NAME}` with values.
///
/// `\${` isn't replaced, but its backslash is removed.
struct Placeholders {
  /// An error that explains why placeholders can't be replaced.
  struct Problem: Error {
    var message: String
  }

  let values: [String: String]

  /// - Throws: `Problem` if a name has no value or is invalid.
  func fill(_ text: String) throws -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "${") {
      let before = rest[..<start.lowerBound]
      if before.hasSuffix("\\") {
        result += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest.range(of: "}", range: start.upperBound..<rest.endIndex) else {
        throw Problem(message: "“${” has no matching “}” in “\(text)”")
      }
      result += before + (try value(of: rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private func value(of expression: Substring) throws -> String {
    let name = expression.trimmingCharacters(in: .whitespaces)
    if let value = values[name] ?? Self.literals[name] { return value }
    guard name.wholeMatch(of: /[A-Za-z_]\w*/) != nil else {
      throw Problem(
        message:
          "“${\(name)}” is JavaScript, which Quince doesn't run; ${NAME} is replaced with the "
          + "value from env: or --env NAME=…")
    }
    throw Problem(
      message: "${\(name)} has no value; set one with env: or --env \(name)=…")
  }

  private static let literals = ["true": "true", "false": "false"]
}
