import Foundation
import Safeguards

/// A survey's report as JUnit's XML, which build servers read.
package struct JUnitReport {
  /// The document.
  package let text: String

  /// Writes a report.
  /// - Parameter date: when the survey was at its end.
  package init(_ report: SurveyReport, date: Date = Date()) {
    let results = report.results
    let counts = [
      ("tests", results.count), ("failures", results.count { $0.outcome.isFailure }),
      ("errors", results.count { $0.outcome == .buildFailed }),
      ("skipped", results.count { $0.outcome.isSkipped }),
    ].map { " \($0)=\"\($1)\"" }.joined()
    let time = String(format: " time=\"%.3f\"", report.duration)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"quince survey\"\(counts)\(time)>")
    lines.append(
      "  <testsuite id=\"0\" name=\"quince survey\" package=\"quince\" hostname=\"localhost\""
        + " timestamp=\"\(Self.text(date - report.duration))\"\(counts)\(time)>")
    lines.append("    <properties>")
    lines.append("      <property name=\"seed\" value=\"\(report.seed)\"/>")
    lines.append("    </properties>")
    lines += results.map(Self.testCase)
    lines.append("    <system-out>\(Self.reports(of: results))</system-out>")
    lines.append("    <system-err></system-err>")
    lines.append("  </testsuite>")
    lines.append("</testsuites>")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return formatter.string(from: date)
  }

  private static func testCase(_ result: ProjectResult) -> String {
    let name = result.project.name.onOneLine.escapedForMarkup
    let start =
      "    <testcase name=\"\(name)\" classname=\"quince.survey\""
      + String(format: " time=\"%.3f\"", result.durations.whole)
    let reason = (result.reason ?? result.outcome.title).onOneLine.escapedForMarkup
    if result.outcome.isRunning { return start + "/>" }
    if result.outcome.isSkipped {
      return start + ">\n      <skipped message=\"\(reason)\"/>\n    </testcase>"
    }
    let element = result.outcome.isFailure ? "failure" : "error"
    let details = result.findings.map(details).joined(separator: "\n").escapedForMarkup
    return start + ">\n      <\(element) message=\"\(reason)\" type=\"\(result.outcome.rawValue)\">"
      + "\(details)</\(element)>\n    </testcase>"
  }

  private static func details(_ finding: Finding) -> String {
    ([finding.summary] + [finding.hint].compactMap(\.self) + (finding.steps ?? []))
      .joined(separator: "\n    ")
  }

  /// What apps that run report.
  private static func reports(of results: [ProjectResult]) -> String {
    results.filter { $0.outcome == .runsWithReports }.flatMap { result in
      result.findings.filter { $0.kind == .report }.map {
        "\(result.project.name.onOneLine): \($0.summary)".escapedForMarkup
      }
    }.joined(separator: "\n")
  }
}

extension Outcome {
  fileprivate var isFailure: Bool { self == .crashed || self == .hung }
  fileprivate var isSkipped: Bool { self == .notUIKit || self == .notSurveyed }
}
