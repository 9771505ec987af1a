/// The outcome of surveying a project.
package enum Outcome: String, Codable, CaseIterable, Sendable {
  case runs
  /// The app runs, but has reported a problem.
  case runsWithReports
  case crashed, hung, buildFailed
  /// The project doesn't build an app that uses UIKit.
  case notUIKit
  /// The time ran out, or something outside the project prevented the survey.
  case notSurveyed

  /// A name for the outcome in one or two words.
  package var title: String {
    switch self {
    case .runs: "ran"
    case .runsWithReports: "ran with reports"
    case .crashed: "crashed"
    case .hung: "hung"
    case .buildFailed: "build failed"
    case .notUIKit: "not UIKit"
    case .notSurveyed: "not surveyed"
    }
  }

  /// Whether the app runs, with or without reports.
  package var isRunning: Bool { self == .runs || self == .runsWithReports }
}
