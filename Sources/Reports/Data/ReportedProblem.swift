/// A problem that prevented a run, or a part of it, such as a failed build.
package struct ReportedProblem: Codable, Equatable, Sendable {
  /// The part of the run, such as `Build` or `Part 3 of 4`.
  package var title: String
  /// The issue that occurred.
  package var issue: ReportedIssue

  /// Creates a problem with a part of a run.
  package init(_ title: String, _ issue: ReportedIssue) {
    self.title = title
    self.issue = issue
  }

  /// A failed run that represents the problem, for programs that support only runs.
  package var run: ReportedRun {
    var run = ReportedRun(planned: title, suite: "")
    run.issues = [issue]
    return run
  }
}
