import Foundation

/// Replaces `${NAME}` with values; `\${` stays as it is, without the backslash.
struct Placeholders {
  /// The reason that text can't be completed.
  struct Problem: Error {
    var message: String
  }

  let values: [String: String]

  /// - Throws: `Problem` for a name without a value, and for invalid names.
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
