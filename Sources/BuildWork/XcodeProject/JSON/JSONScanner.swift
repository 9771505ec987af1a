import Foundation

/// Finds the places of the values in JSON5 text, and the place of a mistake. Foundation's decoder,
/// which reads the values, reports neither.
///
/// It accepts what Foundation accepts, for example no vertical tab as `\v`.
struct JSONScanner {
  /// A place where the text isn't JSON5.
  struct Mistake: Error {
    let offset: Int
    /// The reason, such as `expected a comma`.
    let reason: String
  }

  /// Foundation reads values in at most this many arrays and objects.
  private static let deepest = 512
  private static let literals = ["true", "false", "null"]

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  /// The offsets of keys that appeared before in the same object, with the earlier offset.
  private(set) var repeated: [(key: String, offset: Int, first: Int)] = []

  /// - Parameter text: UTF-8 without a byte-order mark.
  init(_ text: Data) {
    bytes = [UInt8](text)
  }

  /// Returns the place of the text's only value.
  /// - Throws: `Mistake` if the text isn't JSON5.
  mutating func scan() throws(Mistake) -> JSONPlace {
    let place = try value()
    try skipBlanks()
    guard offset == bytes.count else { throw mistake("text follows the end of the value") }
    return place
  }

  // MARK: Values

  private mutating func value() throws(Mistake) -> JSONPlace {
    try skipBlanks()
    switch peek {
    case nil: throw mistake("the text ends too early")
    case "{": return try nested { (scanner) throws(Mistake) in try scanner.object() }
    case "[": return try nested { (scanner) throws(Mistake) in try scanner.array() }
    case "\"", "'":
      let start = offset
      _ = try skipQuoted()
      return JSONPlace(range: start..<offset, kind: .scalar)
    default: return try scalar()
    }
  }

  private mutating func nested(
    _ body: (inout JSONScanner) throws(Mistake) -> JSONPlace
  ) throws(Mistake) -> JSONPlace {
    depth += 1
    guard depth <= Self.deepest else {
      throw mistake("values are nested more than \(Self.deepest) deep")
    }
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func object() throws(Mistake) -> JSONPlace {
    let beginning = offset
    var keys: [String: Int] = [:]
    var members: [String: JSONPlace] = [:]
    offset += 1
    while try !ends(with: "}") {
      let start = offset
      let key = try key()
      try skipBlanks()
      guard peek == ":" else { throw mistake("expected a colon after the key") }
      offset += 1
      let value = try value()
      if let first = keys[key] {
        repeated.append((key, start, first))
      } else {
        keys[key] = start
        members[key] = value
      }
      try skipComma(before: "}")
    }
    return JSONPlace(range: beginning..<offset, kind: .object(members), keys: keys)
  }

  private mutating func array() throws(Mistake) -> JSONPlace {
    let beginning = offset
    var elements: [JSONPlace] = []
    offset += 1
    while try !ends(with: "]") {
      elements.append(try value())
      try skipComma(before: "]")
    }
    return JSONPlace(range: beginning..<offset, kind: .array(elements))
  }

  /// Returns whether an object or array ends here, and skips its last character if so.
  private mutating func ends(with end: Unicode.Scalar) throws(Mistake) -> Bool {
    try skipBlanks()
    guard peek == end else { return false }
    offset += 1
    return true
  }

  private mutating func skipComma(before end: Unicode.Scalar) throws(Mistake) {
    try skipBlanks()
    if peek == "," {
      offset += 1
    } else if peek != end {
      throw mistake(peek == nil ? "the text ends too early" : "expected a comma")
    }
  }

  private mutating func scalar() throws(Mistake) -> JSONPlace {
    let start = offset
    while let byte = byte, Self.isOfWord(byte) || "+-.".utf8.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    let unsigned = word.drop { $0 == "+" || $0 == "-" }
    guard Self.literals.contains(word) || Self.isNumber(unsigned, in: word) else {
      offset = start
      throw mistake(word.isEmpty ? "expected a value" : "“\(word.prefix(40))” isn't a value")
    }
    return JSONPlace(range: start..<offset, kind: .scalar)
  }

  private static func isNumber(_ unsigned: Substring, in word: String) -> Bool {
    guard word.count - unsigned.count <= 1 else { return false }
    if ["Infinity", "NaN"].contains(unsigned) { return true }
    let number = /(0[xX][0-9a-fA-F]+)|(((0|[1-9][0-9]*)(\.[0-9]*)?|\.[0-9]+)([eE][+\-]?[0-9]+)?)/
    return unsigned.wholeMatch(of: number) != nil
  }

  // MARK: Strings

  private mutating func key() throws(Mistake) -> String {
    let start = offset
    if peek == "\"" || peek == "'" {
      let hasEscapes = try skipQuoted()
      let token = bytes[start..<offset]
      return hasEscapes
        ? Self.decoded(token) : String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
    }
    while let byte = byte, Self.isOfWord(byte) || byte == UInt8(ascii: "\\") { offset += 1 }
    let key = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else {
      offset = start
      throw mistake(byte == nil ? "the text ends too early" : "expected a key")
    }
    guard byte != UInt8(ascii: "-") else {
      throw mistake("a key with a hyphen needs quotation marks")
    }
    return key
  }

  /// Skips a string in quotation marks.
  /// - Returns: Whether it contains escapes.
  private mutating func skipQuoted() throws(Mistake) -> Bool {
    let start = offset
    let quote = bytes[offset]
    var hasEscapes = false
    offset += 1
    while let byte = byte, byte != quote {
      guard byte >= 0x20 else { throw mistake("a string contains a control character") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else {
        offset += 1
      }
    }
    guard byte != nil else {
      offset = start
      throw mistake("a string isn't closed")
    }
    offset += 1
    return hasEscapes
  }

  /// Returns the text of a quoted string as Foundation decodes it. For a string that it refuses,
  /// such as one with half a surrogate pair, decoding the whole text reports the failure.
  private static func decoded(_ token: ArraySlice<UInt8>) -> String {
    (try? JSONDecoder.json5.decode(String.self, from: Data(token)))
      ?? String(decoding: token, as: UTF8.self)
  }

  private mutating func skipEscape() throws(Mistake) {
    let start = offset
    offset += 1
    switch peek {
    case "u": try skipDigits(4, ofEscapeAt: start)
    case "x": try skipDigits(2, ofEscapeAt: start)
    case "\"", "'", "\\", "/", "b", "f", "n", "r", "t", "\n": offset += 1
    case "\r":
      offset += 1
      if peek == "\n" { offset += 1 }
    default:
      offset = start
      throw mistake("a string contains an invalid escape")
    }
  }

  private mutating func skipDigits(_ count: Int, ofEscapeAt start: Int) throws(Mistake) {
    offset += 1
    let digits = bytes[offset...].prefix(count)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == count, isHexadecimal else {
      offset = start
      throw mistake("a string contains an invalid escape")
    }
    offset += count
  }

  // MARK: Between values

  private mutating func skipBlanks() throws(Mistake) {
    while let scalar = peek {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}": offset += 1
      case "/": try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Mistake) {
    let rest = bytes[offset...]
    if rest.starts(with: "//".utf8) {
      while let byte = byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
    } else if rest.starts(with: "/*".utf8) {
      let start = offset
      offset += 2
      while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
      guard offset < bytes.count else {
        offset = start
        throw mistake("a comment isn't closed")
      }
      offset += 2
    } else {
      throw mistake("a slash doesn't start a comment")
    }
  }

  // MARK: Characters

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var peek: Unicode.Scalar? { byte.map { Unicode.Scalar($0) } }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }

  private func mistake(_ reason: String) -> Mistake { Mistake(offset: offset, reason: reason) }
}
