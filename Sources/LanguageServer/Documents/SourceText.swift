/// A text with its lines.
struct SourceText: Sendable {
  private(set) var bytes: [UInt8]
  private var starts: [Int]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of lines, including an empty one after a final line break.
  var lineCount: Int { starts.count }

  /// The position after the last character.
  var end: Position {
    Position(
      line: lineCount - 1, character: utf16(inBytes: line(lineCount - 1).count, of: lineCount - 1))
  }

  /// Returns the bytes of a line, without its line break, or none if there's no such line.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number) else { return [] }
    let end = number + 1 < starts.count ? starts[number + 1] - 1 : bytes.count
    return bytes[starts[number]..<end]
  }

  /// Returns the number of bytes in a number of UTF-16 code units at the start of a line.
  func bytes(inUTF16 count: Int, of number: Int) -> Int {
    let line = line(number)
    var units = 0
    var index = line.startIndex
    while index < line.endIndex, units < count {
      let length = Self.length(of: line[index])
      units += length == 4 ? 2 : 1
      index += length
    }
    return min(index, line.endIndex) - line.startIndex
  }

  /// Returns the number of UTF-16 code units in a number of bytes at the start of a line.
  func utf16(inBytes count: Int, of number: Int) -> Int {
    var units = 0
    for byte in line(number).prefix(count) where byte & 0xC0 != 0x80 {
      units += byte >= 0xF0 ? 2 : 1
    }
    return units
  }

  /// Returns the number of bytes in the character that starts with a byte.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// Returns the offset of a position, or of the nearest place in the text.
  func offset(of position: Position) -> Int {
    guard position.line < lineCount else { return bytes.count }
    return starts[position.line] + bytes(inUTF16: position.character, of: position.line)
  }

  /// Returns the bytes between two positions.
  func text(from start: Position, to end: Position) -> ArraySlice<UInt8> {
    let lower = offset(of: start)
    return bytes[lower..<max(lower, offset(of: end))]
  }

  /// Replaces a range with another text.
  mutating func replace(_ start: Position, _ end: Position, with text: String) {
    let lower = offset(of: start)
    var changed = bytes
    changed.replaceSubrange(lower..<max(lower, offset(of: end)), with: text.utf8)
    self = SourceText(bytes: changed)
  }

  /// Returns the lines that differ in another text, as one change in the protocol's form, or `nil`
  /// if there are none.
  func change(to new: SourceText) -> JSONValue? {
    if bytes == new.bytes { return nil }
    let most = min(lineCount, new.lineCount)
    var first = 0
    while first < most, line(first) == new.line(first) { first += 1 }
    var last = 0
    while last < most - first, line(lineCount - 1 - last) == new.line(new.lineCount - 1 - last) {
      last += 1
    }
    if first == most { first -= 1 }
    // The last of the differing lines has a line break only if others follow.
    if last == 0 {
      return Self.change(
        Position(line: first, character: 0), end, to: new.bytes[new.starts[first]...])
    }
    let stop = new.starts[new.lineCount - last]
    let start = min(new.starts[first], stop)
    return Self.change(
      Position(line: first, character: 0), Position(line: lineCount - last, character: 0),
      to: new.bytes[start..<stop])
  }

  private static func change(
    _ start: Position, _ end: Position, to bytes: ArraySlice<UInt8>
  ) -> JSONValue {
    [
      "range": ["start": start.json, "end": end.json],
      "text": .string(String(decoding: bytes, as: UTF8.self)),
    ]
  }
}
