import Foundation

/// The schemes that a server offers in the header field `WWW-Authenticate`.
struct AuthenticationField {
  /// A scheme with its parameters.
  struct Scheme: Equatable {
    /// The name, in lowercase.
    let name: String
    /// The values of the parameters, without quotation marks, by their names in lowercase.
    fileprivate(set) var parameters: [String: String] = [:]
  }

  /// The schemes, in the server's order.
  private(set) var schemes: [Scheme] = []

  /// Reads the field's value. Parts that aren't valid are ignored.
  init(_ value: String) {
    for part in Self.parts(of: value) { read(part) }
  }

  /// Splits a value at the commas that aren't in quotation marks.
  private static func parts(of value: String) -> [Substring] {
    var isQuoted = false
    var isEscaped = false
    return value.split { character in
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      }
      return character == "," && !isQuoted
    }
  }

  /// Reads a scheme, a parameter of the last scheme, or a scheme with its first parameter.
  private mutating func read(_ part: Substring) {
    var rest = part.drop(while: \.isWhitespace)
    let name = rest.prefix { !$0.isWhitespace && $0 != "=" }.lowercased()
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    guard rest.first != "=" else {
      return addParameter(name, rest.dropFirst().drop(while: \.isWhitespace))
    }
    guard !name.isEmpty else { return }
    schemes.append(Scheme(name: name))
    if !rest.isEmpty { read(rest) }
  }

  private mutating func addParameter(_ name: String, _ value: Substring) {
    guard !schemes.isEmpty, !name.isEmpty else { return }
    schemes[schemes.count - 1].parameters[name] =
      value.first == "\"" ? Self.unquoted(value) : String(value.prefix { !$0.isWhitespace })
  }

  private static func unquoted(_ value: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in value.dropFirst() {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text
  }
}
