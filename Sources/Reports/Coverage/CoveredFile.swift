/// The execution counts of a file's lines.
package struct CoveredFile: Codable, Equatable, Sendable {
  /// The path.
  package var path: String
  /// The execution count of each line with code, by line number, counted from 1.
  package var counts: [Int: Int]

  /// Creates a file with its execution counts.
  package init(path: String, counts: [Int: Int]) {
    self.path = path
    self.counts = counts
  }

  /// The number of lines with code.
  package var lineCount: Int { counts.count }
  /// The number of lines that ran.
  package var coveredCount: Int { counts.values.count { $0 > 0 } }
}
