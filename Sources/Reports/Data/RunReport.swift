import Foundation

/// The results of a run of flows or tests, for creating a page or for other programs.
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
  /// The shard of a larger run that the report is about, or `nil` for the whole run.
  package var shard: ReportedShard?
  /// Additional information by name, such as the seed of a survey.
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

  /// Reads a report.
  ///
  /// A report of an earlier version contains neither problems nor a shard.
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

  /// The project that was run, if it's known.
  package var project: String? { properties.first { $0.name == Self.project }?.value }

  /// The runs, followed by a failed run for each problem that isn't part of any run.
  package var results: [ReportedRun] {
    let told = runs.flatMap(\.issues)
    return runs + problems.filter { !told.contains($0.issue) }.map(\.run)
  }

  /// Whether nothing failed.
  package var hasPassed: Bool { results.allSatisfy { !$0.outcome.isFailure } }

  /// A summary, such as `5 passed, 1 failed, 2 skipped`.
  package var summary: String {
    let results = results
    let failed = results.count { $0.outcome.isFailure }
    let skipped = results.count { $0.outcome == .skipped }
    let counts = "\(results.count - failed - skipped) passed, \(failed) failed"
    return skipped == 0 ? counts : "\(counts), \(skipped) skipped"
  }

  /// Returns the report of the same plan when a problem prevents it from being carried out.
  ///
  /// Each run without a result fails with the problem.
  package func failing(because problem: ReportedProblem) -> RunReport {
    var report = self
    report.problems.append(problem)
    for index in runs.indices where runs[index].isPlanned {
      report.runs[index].issues = [problem.issue]
    }
    return report
  }
}
