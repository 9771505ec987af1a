import Foundation

/// A value in JSON, for messages that are passed on with only parts of them changed.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads JSON, and returns `nil` if it's invalid.
  package init?(parsing data: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.init(value)
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let members as [String: Any]: self = .object(members.mapValues(JSONValue.init))
    case let elements as [Any]: self = .array(elements.map(JSONValue.init))
    case let number as NSNumber:
      let isBool = UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "c")
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  /// Returns the value of a member of an object.
  package subscript(key: String) -> JSONValue? {
    get { members?[key] }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// Returns a number.
  package static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// The string, if it's one.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number as an integer, if it's one.
  package var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
  /// The elements of an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
  /// The Boolean, if it's one.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The members of an object.
  package var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
