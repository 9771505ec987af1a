/// The outcome for a project.
package enum Outcome: String, Codable, CaseIterable, Sendable {
  case runs
  /// The app runs, and has reported something about itself.
  case runsWithReports
  case crashed, hung, buildFailed
  /// The project makes no app that uses UIKit.
  case notUIKit
  /// There was no time, or something outside the project kept it from being looked at.
  case notSurveyed

  /// The outcome in a word or two.
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

  /// Whether the app runs, whatever it reports.
  package var isRunning: Bool { self == .runs || self == .runsWithReports }
}
