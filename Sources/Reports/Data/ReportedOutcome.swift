/// The outcome of a flow, a test, or a part of one.
package enum ReportedOutcome: String, Codable, Sendable {
  /// Nothing failed.
  case passed
  /// Something isn't as it is expected to be.
  case failed
  /// It couldn't be run to its end: nothing was built, or the app crashed or hung.
  case broken
  /// It wasn't run.
  case skipped
  /// Something failed that was expected to.
  case failedAsExpected

  /// Whether the run as a whole has failed with it.
  package var isFailure: Bool { self == .failed || self == .broken }
}
