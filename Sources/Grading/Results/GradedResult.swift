import Reports

/// The result of a submission in one flow or test.
package struct GradedResult: Codable, Equatable, Sendable {
  /// The whole name of the flow or test.
  package var name: String
  /// The outcome.
  package var outcome: ReportedOutcome
  /// The points that it earned.
  package var points: Double
  /// Real seconds that it took.
  package var seconds: Double
  /// A sentence about the problem, or `nil` if there wasn't one.
  package var message: String?
  /// Details about the problem, such as the elements on the screen, in lines.
  package var details: String?
  /// The screen at the failure: a PNG by its path from the report's folder.
  package var picture: String?

  init(_ run: ReportedRun, _ points: Points) {
    name = run.fullName
    outcome = run.outcome
    self.points = run.earnsPoints ? points.points(of: run).points : 0
    seconds = run.seconds
    let issue = run.allIssues.first
    message = run.earnsPoints ? nil : issue?.summary ?? run.reason ?? run.outcome.rawValue
    details = run.earnsPoints ? nil : issue?.details
    picture = run.attachments.first { $0.type == "image/png" }?.path
  }
}
