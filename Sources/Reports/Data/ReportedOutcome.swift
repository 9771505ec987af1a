/// The outcome of a flow, a test, or a part of one.
package enum ReportedOutcome: String, Codable, Sendable {
  /// The run passed.
  case passed
  /// The run failed.
  case failed
  /// The run couldn't be completed, because nothing was built, or because the app crashed or hung.
  case broken
  /// The run was skipped.
  case skipped
  /// The run failed as expected.
  case failedAsExpected

  /// Whether this outcome makes the whole run fail.
  package var isFailure: Bool { self == .failed || self == .broken }
}
