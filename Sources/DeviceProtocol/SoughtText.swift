/// Text to look for, ignoring case.
package struct SoughtText: Hashable, Sendable {
  /// The text as it was written.
  package let text: String
  /// The lowercase bytes of the text, or `nil` if the text contains non-ASCII characters.
  private let folded: [UInt8]?

  /// Creates text to look for.
  package init(_ text: String) {
    self.text = text
    folded = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(Self.folded) : nil
  }

  /// Returns whether another string is the same, ignoring case, or `nil` if only Foundation can
  /// determine that, which is far slower.
  package func isSame(as other: String) -> Bool? {
    guard let folded else { return other == text ? true : nil }
    var other = other
    return other.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      guard bytes.count == folded.count else { return false }
      return bytes.indices.allSatisfy { Self.folded(bytes[$0]) == folded[$0] }
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }
}

extension SoughtText: Codable {
  /// Reads the value that `encode(to:)` wrote.
  /// - Throws: The decoder's error.
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  /// - Throws: The encoder's error.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
