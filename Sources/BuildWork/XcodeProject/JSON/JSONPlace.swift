/// The place of a value in JSON5 text, and the places of the values in it.
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
}
