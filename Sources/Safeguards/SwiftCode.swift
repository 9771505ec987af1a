/// Swift code that Quince generates from names and other data.
///
/// Write code as text, and insert variable parts by interpolation. A string such as a title or a
/// path must be inserted as a literal, so that it can't become code:
///
/// ```swift
/// let call: SwiftCode = "show(\(literal: title), on: \(name))"
/// ```
package struct SwiftCode: Equatable, Sendable {
  /// The code.
  package private(set) var text: String

  /// Creates code from text in a source file, such as the name of a type.
  package init(verbatim text: some StringProtocol) {
    self.text = String(text)
  }

  /// Creates a literal with the value of a string.
  package init(literal string: String) {
    let escaped = string.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    text = "\"" + escaped.joined() + "\""
  }

  // MARK: - Declarations and statements

  /// Returns a declaration or a statement with braces that contain a line for each part.
  /// - Parameter indentation: The spaces before each of these lines.
  package static func block(
    _ head: SwiftCode, indentation: Int = 2, _ body: [SwiftCode]
  ) -> SwiftCode {
    let space = String(repeating: " ", count: indentation)
    let lines = body.flatMap { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
    let indented = lines.map { $0.isEmpty ? "\n" : "\(space)\($0)\n" }
    return SwiftCode(verbatim: "\(head.text) {\n\(indented.joined())}")
  }

  /// Returns a declaration or a statement with braces on a single line.
  package static func line(_ head: SwiftCode, _ body: [SwiftCode]) -> SwiftCode {
    "\(head) { \(body.joined(separator: "; ")) }"
  }

  package static func + (first: SwiftCode, second: SwiftCode) -> SwiftCode {
    SwiftCode(verbatim: first.text + second.text)
  }

  package static func += (first: inout SwiftCode, second: SwiftCode) {
    first.text += second.text
  }
}

extension SwiftCode: CustomStringConvertible {
  /// The text of the code.
  package var description: String { text }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  /// The parts of an interpolated string.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends the text between interpolations.
    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends code.
    package mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }

    /// Appends code from a source file, such as the name of a type.
    package mutating func appendInterpolation(_ code: some StringProtocol) { text += code }

    /// Appends a number.
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Appends a string as a literal.
    package mutating func appendInterpolation(literal string: String) {
      text += SwiftCode(literal: string).text
    }
  }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package init(stringLiteral text: String) { self.text = text }
}

extension Sequence<SwiftCode> {
  /// Returns the parts joined together, with a separator between them.
  package func joined(separator: SwiftCode = "") -> SwiftCode {
    SwiftCode(verbatim: map(\.text).joined(separator: separator.text))
  }
}
