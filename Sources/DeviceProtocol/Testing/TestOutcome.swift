/// The result of a test.
package enum TestOutcome: Codable, Equatable, Sendable {
  /// Nothing failed.
  case passed
  /// Something failed; the issues say what.
  case failed
  /// Something failed that the test expected to.
  case failedAsExpected
  /// The test chose not to run.
  case skipped(reason: String)
}
