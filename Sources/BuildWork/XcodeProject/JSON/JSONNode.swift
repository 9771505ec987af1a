import Foundation

/// A value that was read from JSON5 text, with its place.
struct JSONNode {
  /// The types of JSON values.
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  let value: Value
  /// The offset of its first byte in the text.
  let offset: Int
  /// The offsets of an object's keys.
  let keys: [String: Int]

  /// Reads text.
  ///
  /// Strings, numbers, and so on are decoded as elements of one list, because the time that the
  /// decoder takes for a value increases with the number of lists that contain it.
  /// - Parameter text: UTF-8 that the scanner accepted.
  /// - Throws: `DecodingError` if Foundation doesn't accept it.
  init(_ text: Data, at place: JSONPlace) throws {
    let decoder = JSONDecoder.json5
    _ = try decoder.decode(AnyJSON.self, from: text)
    var list = Data("[".utf8)
    Self.append(place, of: text, to: &list)
    list.append(UInt8(ascii: "]"))
    var scalars = try decoder.decode([JSONScalar].self, from: list)[...]
    self.init(place, &scalars)
  }

  /// Appends the scalar values in a value to a list.
  private static func append(_ place: JSONPlace, of text: Data, to list: inout Data) {
    switch place.kind {
    case .scalar:
      list.append(text[place.range])
      list.append(UInt8(ascii: ","))
    case .array(let elements):
      for element in elements { append(element, of: text, to: &list) }
    case .object(let members):
      for (_, member) in inOrder(members) { append(member, of: text, to: &list) }
    }
  }

  private static func inOrder(
    _ members: [String: JSONPlace]
  ) -> [(key: String, value: JSONPlace)] {
    members.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
  }

  private init(_ place: JSONPlace, _ scalars: inout ArraySlice<JSONScalar>) {
    offset = place.range.lowerBound
    keys = place.keys
    switch place.kind {
    case .scalar: value = scalars.removeFirst().value
    case .array(let elements): value = .array(elements.map { JSONNode($0, &scalars) })
    case .object(let members):
      value = .object(
        Self.inOrder(members).reduce(into: [:]) { $0[$1.key] = JSONNode($1.value, &scalars) })
    }
  }

  /// The value that an object has for a key; `nil` if it's `null` or absent.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value, let member = members[key] else { return nil }
    if case .null = member.value { return nil }
    return member
  }

  /// The description of the value's type in an error message.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONDecoder {
  /// A decoder for JSON5.
  static var json5: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }
}

/// A value of any type, of which only the decoder's approval matters.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

/// A value that contains no others, as Foundation decodes it.
private struct JSONScalar: Decodable {
  let value: JSONNode.Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The type of a value shows only in the failure to decode it as another type.
    if container.decodeNil() {
      value = .null
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else {
      value = .number(try container.decode(Double.self))
    }
  }
}
