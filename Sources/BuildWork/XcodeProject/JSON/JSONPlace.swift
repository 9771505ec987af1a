/// The place of a value in the text of a project's file, and the places of the values in it.
struct JSONPlace {
  /// The kinds of values.
  enum Kind {
    case scalar
    case array([JSONPlace])
    /// The values by their keys. If a key appears twice, it's the first one's, as Foundation decodes
    /// it.
    case object([String: JSONPlace])
  }

  /// The range of the value in the text's UTF-8.
  let range: Range<Int>
  let kind: Kind
  /// The offsets of an object's keys.
  var keys: [String: Int] = [:]

  /// The values of an object by their keys; none for other values.
  var members: [String: JSONPlace] {
    if case .object(let members) = kind { members } else { [:] }
  }

  /// Returns this value or the value in it that starts at an offset, or `nil` if there's none.
  func inner(at offset: Int) -> JSONPlace? {
    if range.lowerBound == offset { return self }
    guard range.contains(offset) else { return nil }
    let values =
      switch kind {
      case .scalar: [JSONPlace]()
      case .array(let elements): elements
      case .object(let members): Array(members.values)
      }
    return values.first { $0.range.contains(offset) }?.inner(at: offset)
  }
}
