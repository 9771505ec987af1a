/// Comma-separated values by RFC 4180, read as spreadsheets write them: also with semicolons or tabs, and with a mark of
/// the byte order before them.
struct CSVReader {
  /// The cells of a line.
  struct Row: Equatable {
    /// The line on which it begins, from 1.
    let line: Int
    var cells: [String]
  }

  /// The rows, those without a character left out.
  private(set) var rows: [Row] = []
  private var row: Row
  private var cell = ""
  private var isQuoted = false

  init(_ text: String) {
    row = Row(line: 1, cells: [])
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let separator = Self.separator(in: text)
    var line = 1
    var last: Character?
    for character in text {
      if character.isNewline { line += 1 }
      if isQuoted {
        if character == "\"" { isQuoted = false } else { cell.append(character) }
      } else if character == "\"" {
        // Two quotation marks within a quotation stand for one.
        if last == "\"" { cell.append("\"") }
        isQuoted = cell.isEmpty || last == "\""
        if !isQuoted { cell.append("\"") }
      } else if character == separator {
        endCell()
      } else if character.isNewline {
        endRow(next: line)
      } else {
        cell.append(character)
      }
      last = character
    }
    endRow(next: line)
  }

  /// What is between the cells: the one of the usual characters that is in the first line most often.
  private static func separator(in text: Substring) -> Character {
    let first = text.prefix { !$0.isNewline }
    return [",", ";", "\t"].max { one, other in
      first.count { $0 == one } < first.count { $0 == other }
    } ?? ","
  }

  private mutating func endCell() {
    row.cells.append(cell)
    cell = ""
  }

  private mutating func endRow(next line: Int) {
    endCell()
    if row.cells != [""] { rows.append(row) }
    row = Row(line: line, cells: [])
  }
}
