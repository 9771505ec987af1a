import Reports

/// A flow or a test that's used to grade all submissions.
package struct GradedTest: Codable, Equatable, Sendable {
  /// The full name, such as `Suite/greets`.
  package var name: String
  /// The name that's shown to users.
  package var title: String
  /// The points for passing it.
  package var points: Double

  init(_ run: ReportedRun, _ points: Points) {
    let worth = points.points(of: run)
    name = run.fullName
    title = worth.title ?? run.name
    self.points = worth.points
  }
}
