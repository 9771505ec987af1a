/// The string in code that contains a position.
struct StringLiteral {
  /// The kind of name that it stands for.
  let item: NamedItem
  /// The text between the quotation marks.
  let content: String
  /// The positions of the quotation marks' insides.
  let start: Position
  let end: Position

  /// Returns `nil` if the position isn't in a string that stands for a name.
  init?(at position: Position, in text: SourceText) {
    let line = String(decoding: text.line(position.line), as: UTF8.self)
    let units = Array(line.utf16)
    guard position.character <= units.count else { return nil }
    var open: Int?
    for index in 0..<position.character where units[index] == 34 {
      if index > 0, units[index - 1] == 92 { continue }
      open = open == nil ? index : nil
    }
    guard let open else { return nil }
    let close = units[position.character...].firstIndex(of: 34) ?? position.character
    // A call can be spread over several lines.
    let first = max(0, position.line - 2)
    let before = (first..<position.line).map { String(decoding: text.line($0), as: UTF8.self) }
    let code = before.joined(separator: " ") + " " + Self.string(units[..<open])
    guard let item = NamedItem(after: code) else { return nil }
    self.item = item
    content = Self.string(units[(open + 1)..<max(close, open + 1)])
    start = Position(line: position.line, character: open + 1)
    end = Position(line: position.line, character: max(close, open + 1))
  }

  private static func string(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units, as: UTF16.self)
  }
}
