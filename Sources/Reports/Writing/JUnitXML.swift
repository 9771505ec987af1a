import Foundation
import Safeguards

/// A report as JUnit's XML, which build servers read.
package struct JUnitXML {
  /// The maximum number of lines of output per run.
  private static let mostLines = 500

  /// The text of the XML document.
  package let text: String

  /// Creates the document of a report.
  package init(_ report: RunReport) {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (index, suite) in Self.suites(of: report.results).enumerated() {
      lines += Self.suite(suite, number: index, of: report)
    }
    lines.append("</testsuites>")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns the runs grouped by suite, in the order in which the suites first occur.
  private static func suites(of runs: [ReportedRun]) -> [[ReportedRun]] {
    var places: [String: Int] = [:]
    var suites: [[ReportedRun]] = []
    for run in runs {
      if let place = places[run.suite] {
        suites[place].append(run)
      } else {
        places[run.suite] = suites.count
        suites.append([run])
      }
    }
    return suites
  }

  private static func suite(
    _ runs: [ReportedRun], number: Int, of report: RunReport
  ) -> [String] {
    let suite = runs[0].suite
    let name = attribute("name", suite.isEmpty ? report.title : suite)
    let counts = [
      ("tests", runs.count), ("failures", runs.count { $0.outcome == .failed }),
      ("errors", runs.count { $0.outcome == .broken }),
      ("skipped", runs.count { $0.outcome == .skipped }),
    ].map { " \($0)=\"\($1)\"" }.joined()
    let seconds = runs.reduce(0) { $0 + $1.seconds }
    var lines = [
      "  <testsuite id=\"\(number)\"\(name) package=\"quince\" hostname=\"localhost\""
        + " timestamp=\"\(time(report.date))\"\(counts)\(duration(seconds))>"
    ]
    lines.append("    <properties>")
    lines += report.properties.map {
      "      <property\(attribute("name", $0.name))\(attribute("value", $0.value))/>"
    }
    lines.append("    </properties>")
    lines += runs.map(testCase)
    lines.append("    <system-out>\(output(of: runs, .output, .report))</system-out>")
    lines.append("    <system-err>\(output(of: runs, .error))</system-err>")
    lines.append("  </testsuite>")
    return lines
  }

  private static func testCase(_ run: ReportedRun) -> String {
    let suite = run.suite.isEmpty ? "quince" : run.suite.replacingOccurrences(of: "/", with: ".")
    let start =
      "    <testcase\(attribute("name", run.name))\(attribute("classname", suite))"
      + duration(run.seconds)
    let issues = run.allIssues
    let reason = attribute("message", run.reason ?? issues.first?.message ?? run.outcome.rawValue)
    switch run.outcome {
    case .passed, .failedAsExpected: return start + "/>"
    case .skipped: return start + ">\n      <skipped\(reason)/>\n    </testcase>"
    case .failed, .broken:
      let element = run.outcome == .failed ? "failure" : "error"
      let type = attribute("type", run.kind ?? run.outcome.rawValue)
      let details = issues.map(details).joined(separator: "\n").escapedForMarkup
      return start + ">\n      <\(element)\(reason)\(type)>\(details)</\(element)>\n"
        + "    </testcase>"
    }
  }

  private static func details(_ issue: ReportedIssue) -> String {
    [issue.summary, issue.details].compactMap(\.self).joined(separator: "\n")
      .replacingOccurrences(of: "\n", with: "\n    ")
  }

  private static func output(of runs: [ReportedRun], _ kinds: ReportedLine.Kind...) -> String {
    runs.flatMap { run in
      run.allOutput.filter { kinds.contains($0.kind) }.prefix(mostLines)
        .map { "\(run.name.onOneLine): \($0.text)".escapedForMarkup }
    }.joined(separator: "\n")
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(value.onOneLine.escapedForMarkup)\""
  }

  private static func duration(_ seconds: Double) -> String {
    String(format: " time=\"%.3f\"", seconds)
  }

  private static func time(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return formatter.string(from: date)
  }
}
