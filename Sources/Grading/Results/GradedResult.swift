import Reports

/// The result of a submission for a flow or test.
package struct GradedResult: Codable, Equatable, Sendable {
  /// The full name of the flow or test.
  package var name: String
  /// The outcome.
  package var outcome: ReportedOutcome
  /// The points that the submission earned.
  package var points: Double
  /// The duration, in seconds of real time.
  package var seconds: Double
  /// A sentence about the problem, or `nil` if there wasn't one.
  package var message: String?
  /// Details about the problem, such as the elements on the screen.
  package var details: String?
  /// The path of a PNG with the screen at the time of the failure, relative to the report's folder.
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
