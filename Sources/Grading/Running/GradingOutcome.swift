import Reports

/// The grades of a class, with a report of each submission for other programs.
package struct GradingOutcome: Sendable {
  /// The grades.
  package var book: GradeBook
  /// The reports, by the folders of the submissions.
  package var reports: [(folder: String, report: RunReport)]
  /// The names in the suite's points file that don't match anything, or `nil` if all names match or
  /// the names weren't known.
  package var mismatch: PointsMismatch?
}
