import Foundation
import Safeguards

/// Determines how deeply a property list is nested, before Foundation reads it with unlimited
/// recursion.
struct Nesting {
  /// The maximum depth.
  ///
  /// Xcode's own files don't come close.
  static let deepest = PropertyListText.deepest

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Returns the line where lists and dictionaries are nested too deeply, or `nil` if they aren't.
  /// - Parameter data: The property list, in UTF-8.
  static func excessiveLine(in data: Data) -> Int? {
    var text = Nesting(bytes: [UInt8](data))
    let isTooDeep = text.isXML ? text.scanXML() : text.scanText()
    guard isTooDeep else { return nil }
    return text.bytes[..<text.place].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var isXML: Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  // MARK: Property lists such as { key = (a, "b"); }

  private mutating func scanText() -> Bool {
    while place < bytes.count {
      let byte = bytes[place]
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skip(past: "*/")
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        skipQuoted(byte)
      } else if Self.isOfWord(byte) {
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
      } else {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
        if depth > Self.deepest { return true }
        place += 1
      }
    }
    return false
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    place += 1
    while place < bytes.count, bytes[place] != quote {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  /// Skips the rest of a line.
  ///
  /// Like Foundation, also ends a comment at Unicode line separators.
  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
      bytes[place] != UInt8(ascii: "\r"), !starts(with: "\u{2028}"), !starts(with: "\u{2029}")
    {
      place += 1
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

  // MARK: XML

  private mutating func scanXML() -> Bool {
    while place < bytes.count {
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
      } else if starts(with: "<!") || starts(with: "<?") {
        skip(past: ">")
      } else if starts(with: "</") {
        depth = max(0, depth - 1)
        place += 2
      } else if bytes[place] == UInt8(ascii: "<") {
        skip(past: ">")
        if place < 2 || bytes[place - 2] != UInt8(ascii: "/") { depth += 1 }
        if depth > Self.deepest { return true }
      } else {
        place += 1
      }
    }
    return false
  }

  // MARK: Positions

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  /// Skips past the next occurrence of a string, or to the end.
  private mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while place < bytes.count, !bytes[place...].starts(with: wanted) { place += 1 }
    place = min(bytes.count, place + wanted.count)
  }
}
