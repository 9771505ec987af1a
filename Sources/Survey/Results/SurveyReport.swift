import Foundation
import Reports

/// The results of all projects.
package struct SurveyReport: Codable, Sendable {
  /// The seed for choosing steps.
  package var seed: UInt64
  /// The shard of the projects that was surveyed, or `nil` for all projects.
  package var shard: ShardNumber?
  /// All projects that were found, in the order in which they were found.
  package var projects: [FoundProject]
  /// The result of each project, in the order in which the projects were found.
  package var results: [ProjectResult]
  /// The duration, in seconds.
  package var duration: Double

  /// Creates the results of a survey of all projects that were found.
  package init(seed: UInt64, results: [ProjectResult], duration: Double) {
    self.seed = seed
    projects = results.map(\.project)
    self.results = results
    self.duration = duration
  }

  /// Whether every project runs.
  package var isAllRunning: Bool { results.allSatisfy { $0.outcome.isRunning } }

  /// The benefit of adding each name that the compiler doesn't find, the most useful first.
  package var missing: [MissingRank] {
    MissingRank.ranking(of: results.map(\.missing))
  }

  /// The number of projects with each outcome, for the outcomes that occurred.
  package var counts: [(outcome: Outcome, count: Int)] {
    Outcome.allCases.compactMap { outcome in
      let count = results.count { $0.outcome == outcome }
      return count > 0 ? (outcome, count) : nil
    }
  }

  /// A summary, such as `12 projects in 34 s: 10 runs, 2 crashed`.
  package var summary: String {
    let projects = results.count == 1 ? "1 project" : "\(results.count) projects"
    let counts = counts.map { "\($0.count) \($0.outcome.title)" }.joined(separator: ", ")
    let perHour = duration > 0 ? Int(Double(results.count) / duration * 3600) : 0
    return "\(projects) in \(String(format: "%.1f", duration)) s (\(perHour) an hour)"
      + (counts.isEmpty ? "" : ": \(counts)")
  }
}
