import Reports

/// The results of a run of tests, and the list of all tests.
package struct TestRunResults: Sendable {
  /// The results in the order in which the tests are found, those of one configuration after those
  /// of another.
  package let results: [TestResult]
  /// All tests of the project as planned; `nil` if those of a target aren't known.
  package let found: [ReportedRun]?
  /// The tests that are run, on this machine or another one, as planned.
  package let chosen: [ReportedRun]
}
