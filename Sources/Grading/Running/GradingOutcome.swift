import Reports

/// The grades of a class, and a report of each submission for other programs.
package struct GradingOutcome: Sendable {
  /// The grades.
  package var book: GradeBook
  /// The reports, by the folders of the submissions.
  package var reports: [(folder: String, report: RunReport)]
  /// The names in the suite's file of points that nothing has; `nil` if all are right, or the names
  /// weren't known.
  package var mismatch: PointsMismatch?
}
