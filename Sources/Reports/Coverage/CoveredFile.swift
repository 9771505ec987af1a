/// How often the lines of a file ran.
package struct CoveredFile: Codable, Equatable, Sendable {
  /// The path.
  package var path: String
  /// How often each line ran that has code, by its number from 1.
  package var counts: [Int: Int]

  /// Creates a file with its execution counts.
  package init(path: String, counts: [Int: Int]) {
    self.path = path
    self.counts = counts
  }

  /// How many lines have code.
  package var lineCount: Int { counts.count }
  /// How many of them ran.
  package var coveredCount: Int { counts.values.count { $0 > 0 } }
}
