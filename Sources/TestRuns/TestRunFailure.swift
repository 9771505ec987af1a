/// The reason that the tests of a target can't be run at all.
package struct TestRunFailure: Error, CustomStringConvertible {
  /// The target.
  package let target: String
  /// The reason.
  package let reason: String

  /// The target and the failure.
  package var description: String { "Can't run the tests \(target): \(reason)" }
}
