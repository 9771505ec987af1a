/// The error for a project without tests, or for options that exclude all tests.
package struct NoTests: Error, CustomStringConvertible {
  /// Whether there are tests that weren't selected.
  let hasOthers: Bool

  /// The reason that there's nothing to run, as a sentence.
  package var description: String {
    hasOthers
      ? "There are no tests to run: the options, the scheme, or the test plan exclude all of them."
      : "There are no tests to run: the test targets are empty."
  }
}
