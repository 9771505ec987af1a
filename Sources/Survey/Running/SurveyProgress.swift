import Foundation
import Safeguards

/// The progress of a survey.
package struct SurveyProgress: Sendable, CustomStringConvertible {
  /// The width of the progress bar, in characters.
  private static let width = 20

  /// The number of projects.
  let total: Int
  /// The outcomes of completed projects.
  var outcomes: [Outcome] = []
  /// The time since the start, in seconds.
  var elapsed = 0.0
  /// The step that was started last.
  var latest = ""

  init(total: Int) {
    self.total = total
  }

  /// A progress bar, the number of completed projects and of those that run, the remaining time,
  /// and the most recently started project.
  package var description: String {
    let done = outcomes.count
    let filled = total > 0 ? done * Self.width / total : 0
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.width - filled)
    let running = outcomes.count { $0.isRunning }
    return "\(bar) \(done) of \(total), \(running) run\(rest). \(latest.onOneLine.prefix(40))"
  }

  private var rest: String {
    let done = outcomes.count
    guard done > 0, done < total else { return "" }
    let seconds = elapsed / Double(done) * Double(total - done)
    return seconds < 90
      ? ", \(Int(seconds.rounded(.up))) s left" : ", \(Int((seconds / 60).rounded())) min left"
  }
}
