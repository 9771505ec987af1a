import Foundation
import Reports
import Safeguards

extension RunReport {
  /// Creates a report of a survey, where each project is a run.
  /// - Parameter date: The end of the survey.
  package init(_ report: SurveyReport, date: Date = Date()) {
    self.init(
      title: "quince survey", date: date - report.duration, seconds: report.duration,
      runs: report.results.map(ReportedRun.init),
      properties: [ReportedProperty("seed", "\(report.seed)")])
  }
}

extension ReportedRun {
  fileprivate init(_ result: ProjectResult) {
    self.init(
      name: result.project.name, suite: "quince survey", seconds: result.durations.whole,
      outcome: result.outcome.reported, reason: result.reason ?? result.outcome.title)
    kind = result.outcome.rawValue
    if outcome.isFailure {
      issues = result.findings.map { finding in
        let details = [finding.hint].compactMap(\.self) + (finding.steps ?? [])
        return ReportedIssue(
          finding.summary, details: details.isEmpty ? nil : details.joined(separator: "\n"))
      }
    } else if result.outcome == .runsWithReports {
      output = result.findings.filter { $0.kind == .report }
        .map { ReportedLine(.report, $0.summary) }
    }
  }
}

extension Outcome {
  fileprivate var reported: ReportedOutcome {
    switch self {
    case .runs, .runsWithReports: .passed
    case .crashed, .hung: .failed
    case .buildFailed: .broken
    case .notUIKit, .notSurveyed: .skipped
    }
  }
}
