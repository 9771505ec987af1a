import Foundation

/// A reader of property lists such as `{ key = (a, "b"); }`, which Xcode's project files are.
///
/// It takes as long as the file is, whereas Foundation compares each key with many others if their
/// names are alike. It returns nothing for a file that isn't quite like Xcode's, broken ones
/// included; Foundation decides about those.
package struct PropertyListText {
  /// The most lists and dictionaries in each other.
  package static let deepest = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the dictionary in a file, or `nil` if this reader doesn't understand it.
  package static func dictionary(in data: Data) -> [String: Any]? {
    guard data.contains(UInt8(ascii: "{")), String(validating: data, as: UTF8.self) != nil else {
      return nil
    }
    return data.withUnsafeBytes { bytes in
      var text = PropertyListText(bytes.bindMemory(to: UInt8.self))
      guard text.skipSpace(), text.skip(UInt8(ascii: "{")),
        let dictionary = text.dictionary(depth: 1), text.skipSpace(), text.byte == nil
      else { return nil }
      return dictionary
    }
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    place += 1
    return true
  }

  /// Skips white space and comments, and returns whether that's all there is.
  private mutating func skipSpace() -> Bool {
    while let byte {
      if byte == 0x20 || (0x9...0xD).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count {
        switch bytes[place + 1] {
        case UInt8(ascii: "/"): guard skipLine() else { return false }
        case UInt8(ascii: "*"): guard skipComment() else { return false }
        default: return true
        }
      } else {
        return true
      }
    }
    return true
  }

  private mutating func skipLine() -> Bool {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      // Unicode's line separators end a comment, too.
      if byte == 0xE2 { return false }
      place += 1
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return true
      }
      place += 1
    }
    return false
  }

  // MARK: Values

  private mutating func dictionary(depth: Int) -> [String: Any]? {
    var result: [String: Any] = [:]
    while skipSpace() {
      if skip(UInt8(ascii: "}")) { return result }
      guard let key = string(), skipSpace(), skip(UInt8(ascii: "=")),
        let value = value(depth: depth), skipSpace(), skip(UInt8(ascii: ";"))
      else { return nil }
      result[key] = value
    }
    return nil
  }

  private mutating func array(depth: Int) -> [Any]? {
    var result: [Any] = []
    while skipSpace() {
      if skip(UInt8(ascii: ")")) { return result }
      guard let value = value(depth: depth), skipSpace() else { return nil }
      result.append(value)
      guard skip(UInt8(ascii: ",")) || byte == UInt8(ascii: ")") else { return nil }
    }
    return nil
  }

  private mutating func value(depth: Int) -> Any? {
    guard skipSpace(), depth < Self.deepest else { return nil }
    if skip(UInt8(ascii: "{")) { return dictionary(depth: depth + 1) }
    if skip(UInt8(ascii: "(")) { return array(depth: depth + 1) }
    return string()
  }

  // MARK: Strings

  private mutating func string() -> String? {
    guard let byte else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    let start = place
    while let byte = self.byte, Self.isOfWord(byte) { place += 1 }
    return place > start ? text(start..<place) : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    place += 1
    var result = ""
    var start = place
    while let byte, byte != 0 {
      if byte == quote {
        defer { place += 1 }
        return result.isEmpty ? text(start..<place) : result + text(start..<place)
      }
      place += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      result += text(start..<place - 1)
      guard let escaped = escaped() else { return nil }
      result.unicodeScalars.append(escaped)
      start = place
    }
    return nil
  }

  /// Returns the character after a backslash, or `nil` for the notations that Xcode doesn't write.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "\n"):
      return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
