import AppBuilder

/// A user's file next to its rewritten copy, for mapping positions between them.
struct DocumentMap: Sendable {
  /// The path of the user's file.
  let path: String
  /// The path of the rewritten file.
  let copy: String
  let original: SourceText
  let rewritten: SourceText
  private let columns: ColumnMap
  private let lineCount: Int

  init(_ source: RewrittenSource, original: SourceText) {
    path = source.path
    copy = source.copy
    self.original = original
    rewritten = SourceText(source.text)
    columns = source.columns
    lineCount = source.lineCount
  }

  /// Returns the position in the rewritten file.
  func rewritten(_ position: Position) -> Position {
    let line = position.line
    guard !columns.isUnchanged(line: line + 1) else { return position }
    let column = original.bytes(inUTF16: position.character, of: line)
    let new = columns.rewritten(column + 1, line: line + 1) - 1
    return Position(line: line, character: rewritten.utf16(inBytes: new, of: line))
  }

  /// Returns the position in the user's file, or the end of that file for a position in generated
  /// lines.
  func original(_ position: Position) -> Position {
    let line = position.line
    guard line < lineCount else { return original.end }
    guard !columns.isUnchanged(line: line + 1) else { return position }
    let old = columns.original(column(of: position), line: line + 1) - 1
    return Position(line: line, character: original.utf16(inBytes: old, of: line))
  }

  /// Returns whether a position in the rewritten file is in code that the user hasn't written.
  func isGenerated(_ position: Position) -> Bool {
    position.line >= lineCount || columns.isInserted(column(of: position), line: position.line + 1)
  }

  /// Returns the column of a position in the rewritten file, in bytes from 1.
  func column(of position: Position) -> Int {
    rewritten.bytes(inUTF16: position.character, of: position.line) + 1
  }

  /// Returns whether the map is of the user's current text.
  func isCurrent(for text: SourceText) -> Bool { original.bytes == text.bytes }
}
