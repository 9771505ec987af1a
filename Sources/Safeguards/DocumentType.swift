import Foundation

/// The declaration of an XML document's type, such as `<!DOCTYPE svg PUBLIC "…" "…">`.
///
/// Nothing that it refers to is ever opened. Its internal subset, which is in brackets, can define
/// entities, whose text is part of the document wherever they're named.
package struct DocumentType {
  /// The most bytes of a document that defines entities, and of the text of one of them, so that
  /// the document can't grow without end.
  static let mostBytes = 1 << 20
  static let longestText = 256

  /// The position of the declaration.
  let start: Data.Index
  /// The internal subset with its brackets, or `nil` if there's none.
  let subset: Range<Data.Index>?
  private let name: Data.SubSequence

  /// Finds the first declaration outside of comments and character data, or returns `nil` if the
  /// document has none.
  init?(in data: Data) {
    guard let start = data.firstDeclaration else { return nil }
    self.start = start
    name = data[start...].prefix(9)
    var scanner = Scanner(data, from: start)
    subset = scanner.skipToSubset() ? scanner.skipSubset() : nil
  }

  /// Whether the declaration only names the type and defines entities of plain, short text.
  func isHarmless(in data: Data) -> Bool {
    guard name.elementsEqual("<!DOCTYPE".utf8) else { return false }
    guard let subset else { return true }
    guard data.count <= Self.mostBytes else { return false }
    var scanner = Scanner(data, from: subset.lowerBound + 1)
    return scanner.onlyDefinesText()
  }

  /// Returns a property list without its internal subset, which property lists don't need and
  /// Foundation on Linux can't read. Every line keeps its number.
  package static func withoutSubset(_ data: Data) -> Data {
    guard let subset = DocumentType(in: data)?.subset else { return data }
    var plain = data
    for place in subset where data[place] != UInt8(ascii: "\n") {
      plain[place] = UInt8(ascii: " ")
    }
    return plain
  }

  /// Reads the parts of a declaration.
  private struct Scanner {
    private let data: Data
    private var place: Data.Index

    init(_ data: Data, from start: Data.Index) {
      self.data = data
      place = start
    }

    private var byte: UInt8? { place < data.endIndex ? data[place] : nil }

    private mutating func skip(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: count)
      guard data[place...].starts(with: bytes) else { return false }
      place += count
      return true
    }

    private mutating func skipPast(_ text: StaticString) {
      while place < data.endIndex, !skip(text) { place += 1 }
    }

    private mutating func skipSpace() {
      while let byte, byte == 0x20 || (0x9...0xD).contains(byte) { place += 1 }
    }

    /// Skips text in quotation marks, if it's next, and returns it.
    private mutating func quoted() -> Data.SubSequence? {
      guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return nil
      }
      place += 1
      let text = data[place...].prefix { $0 != quote }
      place = min(text.endIndex + 1, data.endIndex)
      return text
    }

    /// Skips to the bracket of the subset, and returns whether there's one.
    mutating func skipToSubset() -> Bool {
      while let byte, byte != UInt8(ascii: ">") {
        if byte == UInt8(ascii: "[") { return true }
        if quoted() == nil { place += 1 }
      }
      return false
    }

    /// Skips the subset, and returns where it is.
    mutating func skipSubset() -> Range<Data.Index> {
      let start = place
      while let byte {
        if skip("<!--") {
          skipPast("-->")
        } else if quoted() == nil {
          place += 1
          if byte == UInt8(ascii: "]") { break }
        }
      }
      return start..<place
    }

    /// Returns whether a subset contains nothing except definitions of entities with plain text.
    mutating func onlyDefinesText() -> Bool {
      while true {
        skipSpace()
        if skip("]") { return true }
        if skip("<!--") {
          skipPast("-->")
        } else if !skip("<!ENTITY") || !definesText() {
          return false
        }
      }
    }

    private mutating func definesText() -> Bool {
      skipSpace()
      let name = data[place...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "%") }
      place = name.endIndex
      skipSpace()
      guard !name.isEmpty, let text = quoted(), text.count <= DocumentType.longestText,
        !text.contains(where: { "&%<".utf8.contains($0) })
      else { return false }
      skipSpace()
      return skip(">")
    }
  }
}
