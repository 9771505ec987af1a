import Reports

/// The results of a test run, and the list of all tests.
package struct TestRunResults: Sendable {
  /// The results in the order in which the tests were found, grouped by configuration.
  package let results: [TestResult]
  /// All planned tests of the project, or `nil` if those of a target aren't known.
  package let found: [ReportedRun]?
  /// The planned tests that are run, on this machine or another one.
  package let chosen: [ReportedRun]
}
