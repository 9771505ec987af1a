/// A line in one of the user's files.
package struct InspectedLine: Hashable, Sendable {
  /// The path.
  package let path: String
  /// The line number, starting at 1.
  package let line: Int
}
