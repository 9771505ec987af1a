/// The error for a target whose tests can't be run.
package struct TestRunFailure: Error, CustomStringConvertible {
  /// The name of the target.
  package let target: String
  /// The reason.
  package let reason: String

  /// A message with the target and the reason.
  package var description: String { "Can't run the tests \(target): \(reason)" }
}
