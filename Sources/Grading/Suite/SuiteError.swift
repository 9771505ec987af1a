/// An error for a folder that can't be used as a suite.
package struct SuiteError: Error, CustomStringConvertible {
  /// The reason, as a sentence.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
