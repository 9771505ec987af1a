import Safeguards

extension ReportedRun {
  /// The maximum number of characters of a test's summary for the student.
  private static let longest = 20_000

  /// Whether the run earns its points.
  ///
  /// Skipped tests don't.
  package var earnsPoints: Bool { !outcome.isFailure && outcome != .skipped }

  /// The summary for the student.
  var summaryForGrading: String {
    if outcome == .skipped { return reason.map { "Skipped: \($0)" } ?? "Skipped." }
    let issues = allIssues.map { issue in
      [issue.summary, issue.details].compactMap(\.self).joined(separator: "\n")
    }
    let text = issues.joined(separator: "\n\n")
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}
