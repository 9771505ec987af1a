import Foundation

/// The results of a run of flows or tests, for writing a page or for other programs.
package struct RunReport: Codable, Equatable, Sendable {
  /// The title of the run, such as `Flows of ColorMixer`.
  package var title: String
  /// The time at which the run started.
  package var date: Date
  /// The total duration, in real seconds.
  package var seconds: Double
  /// The results of the flows or tests, in order.
  package var runs: [ReportedRun]
  /// The problems that prevented the run, or a part of it.
  package var problems: [ReportedProblem]
  /// The part of a larger run that this is; `nil` if it's the whole.
  package var shard: ReportedShard?
  /// Additional information, such as the seed of a survey, by name.
  package var properties: [ReportedProperty]

  /// The name of the property for the project that was run.
  package static let project = "project"

  /// Creates a report of runs.
  package init(
    title: String, date: Date, seconds: Double, runs: [ReportedRun],
    properties: [ReportedProperty] = []
  ) {
    self.title = title
    self.date = date
    self.seconds = seconds
    self.runs = runs
    self.properties = properties
    problems = []
  }

  /// Reads a report, also one of an earlier version, which has neither problems nor a shard.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    date = try values.decode(Date.self, forKey: .date)
    seconds = try values.decode(Double.self, forKey: .seconds)
    runs = try values.decode([ReportedRun].self, forKey: .runs)
    problems = try values.decodeIfPresent([ReportedProblem].self, forKey: .problems) ?? []
    shard = try values.decodeIfPresent(ReportedShard.self, forKey: .shard)
    properties = try values.decode([ReportedProperty].self, forKey: .properties)
  }

  /// The project that was run, as far as it's known.
  package var project: String? { properties.first { $0.name == Self.project }?.value }

  /// The runs, and a failed one for each problem that none of them has.
  package var results: [ReportedRun] {
    let told = runs.flatMap(\.issues)
    return runs + problems.filter { !told.contains($0.issue) }.map(\.run)
  }

  /// Whether nothing failed.
  package var hasPassed: Bool { results.allSatisfy { !$0.outcome.isFailure } }

  /// `5 passed, 1 failed, 2 skipped`.
  package var summary: String {
    let results = results
    let failed = results.count { $0.outcome.isFailure }
    let skipped = results.count { $0.outcome == .skipped }
    let counts = "\(results.count - failed - skipped) passed, \(failed) failed"
    return skipped == 0 ? counts : "\(counts), \(skipped) skipped"
  }

  /// Returns the report of the same plan if a problem prevents it from being carried out: each run
  /// without a result fails with it.
  package func failing(because problem: ReportedProblem) -> RunReport {
    var report = self
    report.problems.append(problem)
    for index in runs.indices where runs[index].isPlanned {
      report.runs[index].issues = [problem.issue]
    }
    return report
  }
}
