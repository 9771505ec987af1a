/// The result of a test.
package enum TestOutcome: Codable, Equatable, Sendable {
  /// The test passed.
  case passed
  /// The test failed, with issues.
  case failed
  /// The test failed as expected.
  case failedAsExpected
  /// The test was skipped.
  case skipped(reason: String)
}
