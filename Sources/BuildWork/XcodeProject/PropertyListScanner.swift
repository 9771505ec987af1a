import Foundation

/// Finds the places of the values in a property list with braces, which Foundation has read.
struct PropertyListScanner {
  /// An error for a text that isn't such a property list.
  struct Mistake: Error {}

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(_ text: Data) { bytes = [UInt8](text) }

  /// Returns the place of the text's only value.
  /// - Throws: `Mistake` if the text isn't a property list with braces, for example because it's XML.
  mutating func scan() throws(Mistake) -> JSONPlace {
    let place = try value()
    skipBlanks()
    guard offset == bytes.count else { throw Mistake() }
    return place
  }

  private mutating func value() throws(Mistake) -> JSONPlace {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Nesting.deepest else { throw Mistake() }
    switch byte {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    default:
      let start = offset
      try skipText()
      return JSONPlace(range: start..<offset, kind: .scalar)
    }
  }

  private mutating func dictionary() throws(Mistake) -> JSONPlace {
    let start = offset
    var keys: [String: Int] = [:]
    var members: [String: JSONPlace] = [:]
    offset += 1
    while try !ends(with: "}") {
      let place = offset
      try skipText()
      let key = Self.text(bytes[place..<offset])
      try skip("=")
      members[key] = try value()
      keys[key] = place
      try skip(";")
    }
    return JSONPlace(range: start..<offset, kind: .object(members), keys: keys)
  }

  private mutating func array() throws(Mistake) -> JSONPlace {
    let start = offset
    var elements: [JSONPlace] = []
    offset += 1
    while try !ends(with: ")") {
      elements.append(try value())
      skipBlanks()
      if byte == UInt8(ascii: ",") {
        offset += 1
      } else if byte != UInt8(ascii: ")") {
        throw Mistake()
      }
    }
    return JSONPlace(range: start..<offset, kind: .array(elements))
  }

  /// Skips a text, in quotation marks or without, or data.
  private mutating func skipText() throws(Mistake) {
    guard let first = byte else { throw Mistake() }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      try skip(to: first)
    } else if first == UInt8(ascii: "<") {
      try skip(to: UInt8(ascii: ">"))
    } else {
      let start = offset
      while let byte, Self.isPlain(byte) { offset += 1 }
      guard offset > start else { throw Mistake() }
    }
  }

  private mutating func skip(to end: UInt8) throws(Mistake) {
    offset += 1
    while let byte, byte != end { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < bytes.count else { throw Mistake() }
    offset += 1
  }

  private mutating func skip(_ character: Unicode.Scalar) throws(Mistake) {
    skipBlanks()
    guard byte == UInt8(ascii: character) else { throw Mistake() }
    offset += 1
  }

  private mutating func ends(with end: Unicode.Scalar) throws(Mistake) -> Bool {
    skipBlanks()
    guard let byte else { throw Mistake() }
    guard byte == UInt8(ascii: end) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte {
      let rest = bytes[offset...]
      if byte <= 0x20 {
        offset += 1
      } else if rest.starts(with: "//".utf8) {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
      } else if rest.starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset += 2
      } else {
        return
      }
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
      || Character(Unicode.Scalar(byte)).isNumber || "_$/:.-".utf8.contains(byte)
  }

  /// Returns a text without its quotation marks. IDs and names of values have no escapes.
  private static func text(_ token: ArraySlice<UInt8>) -> String {
    let isQuoted = token.first == UInt8(ascii: "\"") || token.first == UInt8(ascii: "'")
    return String(decoding: isQuoted ? token.dropFirst().dropLast() : token, as: UTF8.self)
  }
}
