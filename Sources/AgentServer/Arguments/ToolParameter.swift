import EditorMessages
import Foundation

/// A parameter of a tool, with the values that it accepts.
struct ToolParameter: Sendable {
  /// The accepted values.
  enum Kind: Sendable {
    /// A string of at most a number of UTF-8 bytes.
    case text(longest: Int)
    case choice([String])
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case boolean
    /// A list of strings.
    case texts(most: Int, longest: Int)
  }

  let name: String
  let kind: Kind
  /// A sentence for the client.
  let help: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isRequired = isRequired
  }

  /// The JSON schema of the parameter.
  var schema: JSONValue {
    var schema = kind.schema
    schema["description"] = .string(help)
    return .object(schema)
  }

  /// Checks a value.
  /// - Throws: `ToolFailure` if the parameter doesn't accept the value.
  func check(_ value: JSONValue) throws(ToolFailure) {
    guard kind.accepts(value) else { throw ToolFailure("“\(name)” must be \(kind.words).") }
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: [String: JSONValue] {
    switch self {
    case .text(let longest): ["type": "string", "maxLength": .integer(longest)]
    case .choice(let words): ["type": "string", "enum": .array(words.map(JSONValue.string))]
    case .whole(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .boolean: ["type": "boolean"]
    case .texts(let most, let longest):
      [
        "type": "array", "maxItems": .integer(most),
        "items": ["type": "string", "maxLength": .integer(longest)],
      ]
    }
  }

  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text(let longest), .string(let text)): text.utf8.count <= longest
    case (.choice(let words), .string(let text)): words.contains(text)
    case (.whole(let range), .number): value.integer.map(range.contains) ?? false
    case (.number(let range), .number(let number)): range.contains(number)
    case (.boolean, .bool): true
    case (.texts(let most, let longest), .array(let values)):
      values.count <= most
        && values.allSatisfy { $0.text.map { $0.utf8.count <= longest } ?? false }
    default: false
    }
  }

  /// The accepted values in words.
  fileprivate var words: String {
    switch self {
    case .text(let longest): "a string of at most \(longest) bytes"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(range.lowerBound.formatted()) to \(range.upperBound.formatted())"
    case .boolean: "true or false"
    case .texts(let most, let longest):
      "a list of at most \(most) strings of at most \(longest) bytes"
    }
  }
}
