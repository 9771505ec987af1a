import Reports

extension SurveyReport {
  /// Merges the reports of the shards of a survey.
  ///
  /// A project that isn't in any of them remains a project that wasn't surveyed.
  /// - Throws: `MergeFailure` if the reports are from different surveys, or if there are none.
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
    // As far as is known, the shards ran at the same time.
    all.duration = reports.map(\.duration).max() ?? 0
    all.shard = nil
    return all
  }

  private var names: [String] { projects.map(\.name) }
}
