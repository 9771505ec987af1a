import Foundation
import Reports

extension ReportedRun {
  /// Creates the run of a flow that hasn't been played yet.
  package init(planned flow: Flow) {
    self.init(
      planned: flow.name,
      suite: flow.file.absoluteURL.deletingLastPathComponent().lastPathComponent,
      file: flow.file.relativePath)
  }

  /// Creates the result of a flow.
  package init(_ result: FlowSuite.Result) {
    self.init(planned: result.flow)
    seconds = result.duration
    outcome = Self.outcome(of: result)
    steps = result.steps
    screens = result.screens
    output = result.output
    attempts = result.attempts
    // Issues that are reported with a step aren't reported again.
    let told = Set(steps.flatMap(\.allIssues).map(\.summary))
    issues = result.failures.map(\.issue).filter { !told.contains($0.summary) }
    if let obstacle = result.obstacle { issues.append(obstacle) }
    issues += result.offenses.map { ReportedIssue($0.message, file: $0.file, line: $0.line) }
    if let movie = result.movie {
      attachments.append(
        ReportedAttachment(name: "Movie of the failure", type: "video/mp4", path: movie))
    }
  }

  private static func outcome(of result: FlowSuite.Result) -> ReportedOutcome {
    if result.hasPassed { return .passed }
    return result.obstacle != nil || result.failures.contains(where: \.isOfApp) ? .broken : .failed
  }
}
