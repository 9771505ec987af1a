import Reports

extension SurveyReport {
  /// Joins the reports of the parts of a survey. A project that is in none of them stays as one
  /// that wasn't surveyed.
  /// - Throws: `MergeFailure` if the reports are of different surveys, or there are none.
  static func merged(_ reports: [SurveyReport]) throws(MergeFailure) -> SurveyReport {
    guard var all = reports.first else { throw MergeFailure("There are no reports.") }
    guard reports.allSatisfy({ $0.names == all.names && $0.seed == all.seed }) else {
      throw MergeFailure("The reports can't be merged: their projects or seeds are different.")
    }
    let results = Dictionary(reports.flatMap(\.results).map { ($0.project.name, $0) }) {
      $0.outcome == .notSurveyed ? $1 : $0
    }
    all.results = all.projects.enumerated().map { index, project in
      results[project.name]
        ?? .notSurveyed(project, because: ShardNumber.missing(index, of: all.shard))
    }
    // They ran beside each other, as far as anyone knows.
    all.duration = reports.map(\.duration).max() ?? 0
    all.shard = nil
    return all
  }

  private var names: [String] { projects.map(\.name) }
}
