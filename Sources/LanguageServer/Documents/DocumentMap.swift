import AppBuilder

/// A user's file next to its rewritten copy, for mapping positions between them.
struct DocumentMap: Sendable {
  /// The path of the user's file.
  let path: String
  /// The path of the rewritten file.
  let copy: String
  private(set) var original: SourceText
  private(set) var rewritten: SourceText
  private var columns: ColumnMap
  private var lineCount: Int

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

  /// Returns the map after the editor's changes, before the builder has rewritten the new text.
  ///
  /// Most changes are in text that the builder doesn't rewrite, such as the body of a function.
  /// - Returns: `nil` if a change is in rewritten text, so that only the builder knows the result.
  func applying(_ changes: [JSONValue]) -> DocumentMap? {
    var result = self
    for change in changes {
      guard let start = Position(change["range"]?["start"]),
        let end = Position(change["range"]?["end"]),
        result.replace(start, end, with: change["text"]?.text ?? "")
      else { return nil }
    }
    return result
  }

  /// Replaces text in both files.
  /// - Returns: Whether the files had the same text there.
  private mutating func replace(_ start: Position, _ end: Position, with text: String) -> Bool {
    guard start <= end, end.line < lineCount, let from = unchanged(start), let to = unchanged(end)
    else { return false }
    let (newFrom, newTo) = (rewritten(start), rewritten(end))
    guard original.text(from: start, to: end) == rewritten.text(from: newFrom, to: newTo) else {
      return false
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = lines.last?.count ?? 0
    let newEnd = (from.line + lines.count - 1, (lines.count == 1 ? from.column : 1) + last)
    columns.replace(from: from, to: to, newEnd: newEnd)
    lineCount += newEnd.0 - to.line
    original.replace(start, end, with: text)
    rewritten.replace(newFrom, newTo, with: text)
    return true
  }

  /// Returns the line and the column, in bytes and from 1, of a position in the user's file, unless
  /// it's in rewritten text.
  private func unchanged(_ position: Position) -> (line: Int, column: Int)? {
    let line = position.line + 1
    let column = original.bytes(inUTF16: position.character, of: position.line) + 1
    return columns.isReplaced(column, line: line) ? nil : (line, column)
  }
}
