import Foundation
import Reports

/// A survey's report as JSON.
package struct SurveyJSON {
  /// The text of a JSON object with the seed, the results, and the missing declarations.
  package let text: String

  /// Creates the JSON text of a report.
  /// - Throws: An error from the encoder.
  package init(_ report: SurveyReport) throws {
    text = try JSONText(Whole(report)).text
  }

  private struct Whole: Encodable {
    var seed: UInt64
    var seconds: Double
    var counts: [String: Int]
    var projects: [Entry]
    var missing: [Missing]

    init(_ report: SurveyReport) {
      seed = report.seed
      seconds = report.duration
      counts = Dictionary(
        uniqueKeysWithValues: report.counts.map { ($0.outcome.rawValue, $0.count) })
      projects = report.results.map(Entry.init)
      missing = report.missing.map(Missing.init)
    }
  }

  private struct Entry: Encodable {
    var name: String
    var project: String
    var outcome: Outcome
    var reason: String?
    var system: String?
    var seconds: Durations
    var steps: Int
    var isCutShort: Bool
    var findings: [Finding]
    var missing: [String]
    var pictures: [String]

    init(_ result: ProjectResult) {
      name = result.project.name
      project = result.project.url.path
      outcome = result.outcome
      reason = result.reason
      system = result.system?.name
      seconds = result.durations
      steps = result.steps
      isCutShort = result.isCutShort
      findings = result.findings
      missing = result.missing.sorted().map(\.name)
      pictures = result.pictures.compactMap { $0.file?.path }
    }
  }

  private struct Missing: Encodable {
    var name: String
    var kind: MissingName.Kind
    var unlocks: Int
    var projects: Int

    init(_ rank: MissingRank) {
      name = rank.missing.name
      kind = rank.missing.kind
      unlocks = rank.unlocks
      projects = rank.projects
    }
  }
}
