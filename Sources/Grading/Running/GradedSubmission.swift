import Foundation
import Reports

/// A submission that has been graded.
package struct GradedSubmission: Sendable {
  /// The grade without the results.
  var grade: SubmissionGrade
  /// The results of the flows and tests, in the order of the suite.
  var runs: [ReportedRun] = []
  /// Whether the suite's tests have been run.
  var hasRunTests = false

  /// Returns the submission with a result for each of the flows and tests, in their order.
  ///
  /// Paths are relative to the suite's folder, because students don't need to know where the
  /// teacher stores it.
  func completed(with all: [ReportedRun], of suite: GradingSuite) -> GradedSubmission {
    let own = Dictionary(runs.map { ($0.fullName, $0) }) { first, _ in first }
    var completed = self
    completed.runs = all.map { run in
      (own[run.fullName] ?? ReportedRun(notRun: run, because: grade.reason))
        .withPaths(from: suite.folder.path)
    }
    return completed
  }

  /// Returns the grade with the results.
  func grade(_ points: Points) -> SubmissionGrade {
    var grade = grade
    grade.results = runs.map { GradedResult($0, points) }
    return grade
  }

  /// Returns the report of the submission, for programs that read a file per submission.
  func report(_ suite: GradingSuite, date: Date) -> RunReport {
    var report = RunReport(
      title: grade.name, date: date, seconds: grade.seconds, runs: runs,
      properties: [ReportedProperty("suite", suite.name)])
    if let project = grade.project {
      report.properties.append(ReportedProperty(RunReport.project, project))
    }
    return report
  }
}

extension ReportedRun {
  /// Creates the result of a flow or test that ran only for other submissions.
  fileprivate init(notRun other: ReportedRun, because reason: String?) {
    self.init(planned: other.name, suite: other.suite, file: other.file)
    issues = [ReportedIssue(reason ?? "It wasn't run.")]
  }
}
