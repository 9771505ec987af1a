import Foundation
import Safeguards

/// A report in the format of Gradescope's results.json.
package struct GradescopeResults {
  /// The contents of the file.
  package let json: Data

  private struct Results: Encodable {
    var execution_time: Double
    var visibility: String
    var output: String
    var output_format = "text"
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var name_format = "text"
    var number: String?
    var score: Double
    var max_score: Double
    var status: String
    var output: String
    var output_format = "text"
    var tags: [String]?
    var visibility: String?
  }

  /// Creates the results of a report.
  ///
  /// A test that's listed in `points` but wasn't run earns nothing.
  /// - Throws: `EncodingError` if the results can't be encoded.
  package init(_ report: RunReport, points: Points) throws {
    let tests = report.graded(by: points).map { run, worth in
      Self.test(
        run.fullName, worth, hasPassed: run.earnsPoints, output: run.summaryForGrading)
    }
    let problems = report.problems.map { "\n\n\($0.run.summaryForGrading)" }.joined()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    json = try encoder.encode(
      Results(
        execution_time: report.seconds, visibility: points.visibility.rawValue,
        output: "\(report.title): \(report.summary)\(problems)", tests: tests))
  }

  private static func test(
    _ name: String, _ worth: TestPoints, hasPassed: Bool, output: String
  ) -> Test {
    Test(
      name: worth.title ?? name, number: worth.number, score: hasPassed ? worth.points : 0,
      max_score: worth.points, status: hasPassed ? "passed" : "failed", output: output,
      tags: worth.tags.isEmpty ? nil : worth.tags, visibility: worth.visibility?.rawValue)
  }
}
