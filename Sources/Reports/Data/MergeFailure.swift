/// The error for reports that can't be merged.
package struct MergeFailure: Error, CustomStringConvertible {
  /// The reason, as a sentence.
  package let description: String

  /// Creates a failure for a reason.
  package init(_ description: String) {
    self.description = description
  }
}
