/// A line in one of the person's files.
package struct InspectedLine: Hashable, Sendable {
  /// The path.
  package let path: String
  /// From 1.
  package let line: Int
}
