import Foundation
import Safeguards

/// The failures of a report, which GitHub shows next to the lines of a pull request.
package struct GitHubAnnotations {
  /// The output, with a line for each failure.
  package let lines: [String]

  /// - Parameter workspace: The folder of the checkout, to which GitHub's paths are relative.
  package init(_ report: RunReport, workspace: String?) {
    lines = report.results.filter { $0.outcome.isFailure }.flatMap { run in
      let issues = run.allIssues
      let told = issues.isEmpty ? [ReportedIssue(run.reason ?? "It failed.")] : issues
      return told.map { issue in
        WorkflowCommand.error(
          issue.message, title: run.fullName,
          file: (issue.file ?? run.file).map { Self.path($0, in: workspace) },
          line: issue.file == nil ? run.line : issue.line)
      }
    }
  }

  private static func path(_ path: String, in workspace: String?) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return workspace.flatMap { whole.path(relativeTo: $0) } ?? path
  }
}
