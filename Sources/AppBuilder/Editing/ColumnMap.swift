/// A map between the columns of a rewritten file and those of the user's file, both in bytes from 1.
///
/// Rewriting a file never moves a line.
package struct ColumnMap: Codable, Sendable, Equatable {
  private struct Change: Codable, Equatable {
    let column: Int
    let old: Int
    let new: Int
  }

  private var changes: [Int: [Change]] = [:]

  /// Creates a map of a file without changes.
  package init() {}

  /// Whether the rewritten file has the same columns on a line.
  package func isUnchanged(line: Int) -> Bool { changes[line] == nil }

  /// Records a change.
  ///
  /// The changes on a line are recorded from left to right.
  package mutating func add(line: Int, column: Int, old: Int, new: Int) {
    guard old != new else { return }
    changes[line, default: []].append(Change(column: column, old: old, new: new))
  }

  /// Returns whether a column of the user's file is inside text that the rewritten file doesn't have.
  package func isReplaced(_ column: Int, line: Int) -> Bool {
    changes[line]?.contains { (($0.column + 1)..<($0.column + max(1, $0.old))).contains(column) }
      ?? false
  }

  /// Adapts the map to a change of text that's the same in both files.
  /// - Parameters:
  ///   - start: The line and the column, both from 1, of the first replaced byte.
  ///   - end: The line and the column after the last replaced byte.
  ///   - newEnd: The line and the column after the new text.
  package mutating func replace(
    from start: (line: Int, column: Int), to end: (line: Int, column: Int),
    newEnd: (line: Int, column: Int)
  ) {
    let before = (changes[start.line] ?? []).filter { $0.column < start.column }
    let after = (changes[end.line] ?? []).filter { $0.column >= end.column }.map {
      Change(column: $0.column - end.column + newEnd.column, old: $0.old, new: $0.new)
    }
    for line in start.line...end.line { changes[line] = nil }
    if newEnd.line != end.line {
      changes = Dictionary(
        uniqueKeysWithValues: changes.map { line, changes in
          (line > end.line ? line - end.line + newEnd.line : line, changes)
        })
    }
    if !before.isEmpty { changes[start.line] = before }
    if !after.isEmpty { changes[newEnd.line, default: []] += after }
  }

  /// Returns whether a column of the rewritten file is in text that's longer than what it replaces.
  package func isInserted(_ column: Int, line: Int) -> Bool {
    var shift = 0
    for change in changes[line] ?? [] {
      let start = change.column + shift
      if (start..<start + change.new).contains(column) { return change.new > change.old }
      shift += change.new - change.old
    }
    return false
  }

  /// Returns the column in the user's file for a column in the rewritten file.
  package func original(_ column: Int, line: Int) -> Int {
    var shift = 0
    for change in changes[line] ?? [] {
      let start = change.column + shift
      if column < start { break }
      if column < start + change.new {
        return change.column + min(column - start, max(change.old - 1, 0))
      }
      shift += change.new - change.old
    }
    return column - shift
  }

  /// Returns the column in the rewritten file for a column in the user's file.
  ///
  /// A column at which text is inserted is the one before that text.
  package func rewritten(_ column: Int, line: Int) -> Int {
    var shift = 0
    for change in changes[line] ?? [] {
      if column <= change.column { break }
      let start = change.column + shift
      if column < change.column + change.old {
        return start + min(column - change.column, max(change.new - 1, 0))
      }
      shift += change.new - change.old
    }
    return column + shift
  }
}
