import Foundation
import Reports

extension ReportedRun {
  /// How a flow went.
  package init(_ result: FlowSuite.Result) {
    let outcome: ReportedOutcome =
      result.hasPassed ? .passed : result.failures.contains(where: \.isOfApp) ? .broken : .failed
    let file = result.flow.file
    self.init(
      name: result.flow.name, suite: file.deletingLastPathComponent().lastPathComponent,
      file: file.relativePath, seconds: result.duration, outcome: outcome)
    steps = result.steps
    screens = result.screens
    output = result.output
    attempts = result.attempts
    // What is told with its step isn't told twice.
    let told = Set(steps.flatMap(\.allIssues).map(\.summary))
    issues = result.failures.map(\.issue).filter { !told.contains($0.summary) }
    issues += result.offenses.map { ReportedIssue($0.message, file: $0.file, line: $0.line) }
    if let movie = result.movie {
      attachments.append(
        ReportedAttachment(name: "Movie of the failure", type: "video/mp4", path: movie))
    }
  }
}
