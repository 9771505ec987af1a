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
