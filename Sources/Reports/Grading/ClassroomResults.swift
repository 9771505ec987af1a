import Foundation

/// A report in the format in which GitHub Classroom's reporter reads the results of a grader.
package struct ClassroomResults {
  /// The results in Base64, as a workflow step outputs them.
  package var encoded: Data { json.base64EncodedData() }
  /// The results as JSON.
  package let json: Data

  private struct Results: Encodable {
    var version = 1
    var status: String
    var max_score: Double
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var filename: String
    var line_no: Int
    var execution_time: String
    var score: Double
    var test_code = ""
  }

  /// Creates the results of a report.
  ///
  /// A test that's listed in `points` but wasn't run earns nothing.
  /// - Throws: `EncodingError` if the results can't be encoded.
  package init(_ report: RunReport, points: Points) throws {
    let graded = report.graded(by: points)
    let tests = graded.map { run, worth in
      let issue = run.allIssues.first
      return Test(
        name: worth.title ?? run.fullName,
        status: run.earnsPoints ? "pass" : run.outcome == .broken ? "error" : "fail",
        message: run.earnsPoints ? nil : run.summaryForGrading,
        filename: issue?.file ?? run.file ?? "", line_no: issue?.line ?? run.line ?? 0,
        execution_time: String(format: "%.3fs", run.seconds),
        score: run.earnsPoints ? worth.points : 0)
    }
    let most = graded.reduce(0) { $0 + $1.worth.points }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let hasPassed = tests.allSatisfy { $0.status == "pass" }
    json = try encoder.encode(
      Results(status: hasPassed ? "pass" : "fail", max_score: most, tests: tests))
  }
}
