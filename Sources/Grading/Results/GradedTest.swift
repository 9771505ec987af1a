import Reports

/// A flow or a test that all submissions are graded by.
package struct GradedTest: Codable, Equatable, Sendable {
  /// The whole name, such as `Suite/greets`.
  package var name: String
  /// The name that people read.
  package var title: String
  /// Its points.
  package var points: Double

  init(_ run: ReportedRun, _ points: Points) {
    let worth = points.points(of: run)
    name = run.fullName
    title = worth.title ?? run.name
    self.points = worth.points
  }
}
