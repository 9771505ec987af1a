import Safeguards

extension ReportedRun {
  /// Returns the run with the file paths in its issues and steps relative to a folder.
  /// - Parameter folder: A path without a slash at its end.
  package func withPaths(from folder: String) -> ReportedRun {
    var run = self
    run.file = file?.path(from: folder)
    run.issues = issues.map { $0.withPath(from: folder) }
    run.steps = steps.map { $0.withPaths(from: folder) }
    return run
  }
}

extension ReportedStep {
  fileprivate func withPaths(from folder: String) -> ReportedStep {
    var step = self
    step.file = file?.path(from: folder)
    step.issues = issues.map { $0.withPath(from: folder) }
    step.steps = steps.map { $0.withPaths(from: folder) }
    return step
  }
}

extension ReportedIssue {
  fileprivate func withPath(from folder: String) -> ReportedIssue {
    var issue = self
    issue.file = file?.path(from: folder)
    return issue
  }
}

extension String {
  /// Returns the path of a file relative to a folder, or the whole path if the file isn't in it.
  package func path(from folder: String) -> String {
    path(relativeTo: folder) ?? self
  }
}
