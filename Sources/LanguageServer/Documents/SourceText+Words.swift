extension SourceText {
  /// A name in a text.
  struct Word: Equatable {
    let text: String
    let start: Position
    let end: Position

    /// The range in the protocol's form.
    var range: JSONValue { ["start": start.json, "end": end.json] }
  }

  /// Returns the name around a position, or `nil` if there's none.
  func word(at position: Position) -> Word? {
    let line = line(position.line)
    let cursor = line.startIndex + bytes(inUTF16: position.character, of: position.line)
    let start = line[..<cursor].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? line.startIndex
    let end = line[cursor...].firstIndex { !$0.isPartOfWord } ?? line.endIndex
    guard start < end else { return nil }
    func place(of index: Int) -> Position {
      Position(
        line: position.line,
        character: utf16(inBytes: index - line.startIndex, of: position.line))
    }
    return Word(
      text: String(decoding: line[start..<end], as: UTF8.self), start: place(of: start),
      end: place(of: end))
  }

  /// Returns whether the text contains a name.
  func contains(word: Substring) -> Bool {
    let name = Array(word.utf8)
    guard let first = name.first else { return false }
    var index = 0
    while let start = bytes[index...].firstIndex(of: first) {
      let end = start + name.count
      if end <= bytes.count, bytes[start..<end].elementsEqual(name),
        start == 0 || !bytes[start - 1].isPartOfWord,
        end == bytes.count || !bytes[end].isPartOfWord
      {
        return true
      }
      index = start + 1
    }
    return false
  }
}
