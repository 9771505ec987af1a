import Reports

/// The grades of a class, and a report of each submission for other programs.
package struct GradingOutcome: Sendable {
  /// The grades.
  package var book: GradeBook
  /// The reports, by the folders of the submissions.
  package var reports: [(folder: String, report: RunReport)]
}
