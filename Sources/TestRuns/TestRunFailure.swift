/// Why the tests of a target can't be run at all.
package struct TestRunFailure: Error, CustomStringConvertible {
  /// The target.
  package let target: String
  /// What went wrong.
  package let reason: String

  /// The target and what went wrong.
  package var description: String { "The tests \(target) can't be run: \(reason)" }
}
