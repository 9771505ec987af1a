/// The place of a completion, and the text around the word that's completed.
struct CompletionPlace: Equatable {
  private let path: String
  private let before: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>

  /// - Parameter position: The place of the cursor, at the end of the word.
  init(_ path: String, _ text: SourceText, at position: Position) {
    self.path = path
    let offset = text.offset(of: position)
    before = text.bytes[..<offset].dropLast(while: { $0.isPartOfWord })
    after = text.bytes[offset...]
  }

  /// Returns whether the toolchain's server would take this place for another one.
  ///
  /// The server compares only the numbers of the bytes before the words. If these are the same, it
  /// completes the text that was there before.
  func isConfused(with other: CompletionPlace) -> Bool {
    path == other.path && before.count == other.before.count && self != other
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name in Swift.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension ArraySlice {
  /// Returns the elements without those at the end for which a closure returns `true`.
  fileprivate func dropLast(while isDropped: (Element) -> Bool) -> ArraySlice {
    prefix(upTo: lastIndex { !isDropped($0) }.map { $0 + 1 } ?? startIndex)
  }
}
