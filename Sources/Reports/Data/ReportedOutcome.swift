/// The outcome of a flow, a test, or a part of one.
package enum ReportedOutcome: String, Codable, Sendable {
  /// The run passed.
  case passed
  /// The run failed.
  case failed
  /// The run couldn't be completed: nothing was built, or the app crashed or hung.
  case broken
  /// The run was skipped.
  case skipped
  /// The run failed as expected.
  case failedAsExpected

  /// Whether the run as a whole has failed with it.
  package var isFailure: Bool { self == .failed || self == .broken }
}
