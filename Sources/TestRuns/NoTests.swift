/// There are no tests to run: the project has none, or the options exclude all of them.
package struct NoTests: Error, CustomStringConvertible {
  /// Whether there are tests that aren't chosen.
  let hasOthers: Bool

  /// The reason why there's nothing to run, in a sentence.
  package var description: String {
    hasOthers
      ? "There are no tests to run: the options, the scheme, or the test plan exclude all of them."
      : "There are no tests to run: the test targets are empty."
  }
}
