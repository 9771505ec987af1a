/// A line of a file of the person's.
package struct InspectedLine: Hashable, Sendable {
  /// The path.
  package let path: String
  /// From 1.
  package let line: Int
}
