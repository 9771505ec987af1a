import DeviceProtocol
import Foundation
import Reports

/// The results of tests, as JSON for other programs.
package struct TestJSON {
  /// The results as a JSON array.
  package let text: String

  /// - Throws: An error from the encoder.
  package init(_ results: [TestResult]) throws {
    text = try JSONText(results.map(Entry.init)).text
  }

  /// Creates JSON with a single result that states why there are no others.
  /// - Throws: An error from the encoder.
  package init(_ problem: ReportedProblem) throws {
    text = try JSONText([Entry(problem)]).text
  }

  private struct Entry: Encodable {
    let name: String
    let target: String
    let suite: String
    let test: String
    let configuration: String?
    let outcome: String
    let passed: Bool
    let reason: String?
    let seconds: Double
    let attempts: Int
    let issues: [Issue]
    let measurements: [Measurement]
    let output: [ReportedLine]

    init(_ result: TestResult) {
      name = "\(result.name)"
      (target, suite, test) = (result.name.target, result.name.suite, result.name.test)
      configuration = result.configuration.isEmpty ? nil : result.configuration
      (outcome, reason) = result.outcome.words
      passed = result.hasPassed
      seconds = result.seconds
      attempts = result.attempts
      issues = result.issues.map(Issue.init)
      measurements = result.measurements.map(Measurement.init)
      output = result.output
    }

    init(_ problem: ReportedProblem) {
      name = problem.title
      (target, suite, test, configuration) = ("", "", "", nil)
      (outcome, passed, reason) = ("broken", false, problem.issue.message)
      (seconds, attempts, measurements, output) = (0, 0, [], [])
      issues = [Issue(problem.issue)]
    }
  }

  private struct Issue: Encodable {
    let kind: String
    let message: String
    let file: String?
    let line: Int?
    let expectation: String?

    init(_ issue: TestIssue) {
      kind = issue.kind.rawValue
      message = issue.message
      file = issue.file
      line = issue.line
      expectation = issue.expectation
    }

    init(_ issue: ReportedIssue) {
      kind = TestIssue.Kind.system.rawValue
      (message, file, line, expectation) = (issue.message, issue.file, issue.line, nil)
    }
  }

  private struct Measurement: Encodable {
    let name: String
    let unit: String
    let values: [Double]

    init(_ measurement: TestMeasurement) {
      name = measurement.name
      unit = measurement.unit
      values = measurement.values
    }
  }
}

extension TestResult.Outcome {
  /// The name of the outcome, and the reason for it.
  fileprivate var words: (String, String?) {
    switch self {
    case .passed: ("passed", nil)
    case .failed: ("failed", nil)
    case .failedAsExpected: ("failedAsExpected", nil)
    case .skipped(let reason): ("skipped", reason)
    case .crashed: ("crashed", nil)
    case .hung: ("hung", nil)
    }
  }
}
