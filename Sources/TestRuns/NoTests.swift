/// There is nothing to run: the project has no tests, or the choice of the person leaves none.
package struct NoTests: Error, CustomStringConvertible {
  /// Whether there are tests that aren't chosen.
  let hasOthers: Bool

  /// The reason why there is nothing to run, in a sentence.
  package var description: String {
    hasOthers
      ? "There are no tests to run: the options, the scheme or the test plan leave out all."
      : "There are no tests to run: the test targets have none."
  }
}
