import Foundation

/// How a run of flows or tests went, for whoever writes it as a page or for other programs.
package struct RunReport: Codable, Equatable, Sendable {
  /// What was run, such as `Flows of ColorMixer`.
  package var title: String
  /// When the run began.
  package var date: Date
  /// How long all of it took, in real seconds.
  package var seconds: Double
  /// What each flow or test came to, in order.
  package var runs: [ReportedRun]
  /// What else there is to know, such as the seed of a survey, by name.
  package var properties: [ReportedProperty]

  /// The name of the property that says which project was run.
  package static let project = "project"

  /// A report of runs.
  package init(
    title: String, date: Date, seconds: Double, runs: [ReportedRun],
    properties: [ReportedProperty] = []
  ) {
    self.title = title
    self.date = date
    self.seconds = seconds
    self.runs = runs
    self.properties = properties
  }

  /// Whether nothing failed.
  package var hasPassed: Bool { runs.allSatisfy { !$0.outcome.isFailure } }

  /// `5 passed, 1 failed, 2 skipped`.
  package var summary: String {
    let failed = runs.count { $0.outcome.isFailure }
    let skipped = runs.count { $0.outcome == .skipped }
    let counts = "\(runs.count - failed - skipped) passed, \(failed) failed"
    return skipped == 0 ? counts : "\(counts), \(skipped) skipped"
  }
}
