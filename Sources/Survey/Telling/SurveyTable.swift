import Foundation
import Reports
import Safeguards

/// A survey's report as a table for a terminal.
package struct SurveyTable: CustomStringConvertible {
  /// The maximum number of missing names in the table.
  private static let mostMissing = 10

  /// A line for each project, followed by a summary.
  package let text: TerminalText

  /// The text with its colors.
  package var description: String { text.description }

  /// - Parameter isColored: Whether the outcomes have colors, for a terminal.
  package init(_ report: SurveyReport, isColored: Bool = false) {
    var lines = Self.rows(report.results, isColored: isColored)
    lines.append("")
    lines.append(TerminalText(report.summary))
    let missing = report.missing
    if !missing.isEmpty {
      lines.append("")
      lines.append("Missing symbols:")
      lines += missing.prefix(Self.mostMissing).map { TerminalText(Self.line($0)) }
    }
    lines.append("")
    lines.append("To repeat these steps, pass --seed \(report.seed)")
    text = lines.joined(separator: "\n")
  }

  private static func rows(_ results: [ProjectResult], isColored: Bool) -> [TerminalText] {
    let names = results.map { $0.project.name.onOneLine }
    let width = max(7, names.map(\.count).max() ?? 0)
    let titleWidth = Outcome.allCases.map(\.title.count).max() ?? 0
    let systems = results.map { $0.system?.name ?? "-" }
    let systemWidth = max(6, systems.map(\.count).max() ?? 0)
    let head =
      "project".leading(in: width) + "  " + "outcome".leading(in: titleWidth) + "  "
      + "system".leading(in: systemWidth) + "   build     use  steps"
    var lines = [TerminalText(head)]
    for ((result, name), system) in zip(zip(results, names), systems) {
      let title = result.outcome.title.leading(in: titleWidth)
      let cells = [
        seconds(result.durations.build), seconds(result.durations.use),
        "\(result.steps)".trailing(in: 6),
      ]
      lines.append(
        TerminalText(name.leading(in: width) + "  ")
          + TerminalText(title, in: isColored ? style(of: result.outcome) : nil)
          + TerminalText("  " + system.leading(in: systemWidth) + " ")
          + TerminalText(cells.joined(separator: " ")))
      lines += remarks(on: result).map { "    \($0)" }
    }
    return lines
  }

  private static func remarks(on result: ProjectResult) -> [String] {
    var remarks = result.reason.map { [$0.onOneLine.shortened] } ?? []
    if result.isCutShort { remarks.append("timed out before all steps were done") }
    return remarks
  }

  private static func line(_ rank: MissingRank) -> String {
    "    \(rank.missing.description.onOneLine.shortened): needed by \(rank.projects), "
      + "only this by \(rank.unlocks)"
  }

  private static func seconds(_ seconds: Double?) -> String {
    (seconds.map { String(format: "%.1f s", $0) } ?? "-").trailing(in: 7)
  }

  private static func style(of outcome: Outcome) -> TerminalText.Style {
    switch outcome {
    case .runs: .green
    case .runsWithReports: .yellow
    case .crashed, .hung, .buildFailed: .red
    case .notUIKit, .notSurveyed: .faint
    }
  }
}
