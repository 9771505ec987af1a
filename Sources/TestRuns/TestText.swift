import Foundation
import Reports

/// The result of a test, as lines for a terminal.
package struct TestText: CustomStringConvertible {
  /// A line with the result, followed by the failures.
  package let description: String

  /// Creates the text for the result of a test.
  package init(_ result: TestResult) {
    var lines = [Self.head(result)]
    for issue in result.issues where issue.expectation == nil {
      let place = [issue.file, issue.line.map(String.init)].compactMap(\.self)
        .joined(separator: ":")
      lines.append("\(place.isEmpty ? "" : place + ": ")error: \(issue.message)")
    }
    if let screen = result.seen?.elements {
      let elements = ReportedElement.elements(of: screen)
      lines.append("  on the screen:\n\(ElementList.text(elements, indentation: 2))")
    }
    for measurement in result.measurements { lines.append("  \(measurement)") }
    description = lines.joined(separator: "\n")
  }

  private static func head(_ result: TestResult) -> String {
    let configuration = result.configuration.isEmpty ? "" : " (\(result.configuration))"
    let name = "\(result.name)\(configuration)"
    let seconds = String(format: "%.2f s", result.seconds)
    let again = result.attempts > 1 ? ", attempt \(result.attempts)" : ""
    if result.attempts == 0 { return "✗ \(name) (not run)" }
    switch result.outcome {
    case .passed: return "✓ \(name) (\(seconds)\(again))"
    case .failed: return "✗ \(name) (\(seconds)\(again))"
    case .failedAsExpected: return "✓ \(name) (\(seconds), failed as expected)"
    case .skipped(let reason): return "– \(name) (skipped\(reason.isEmpty ? "" : ": \(reason)"))"
    case .crashed: return "✗ \(name) (crashed after \(seconds)\(again))"
    case .hung: return "✗ \(name) (timed out after \(seconds)\(again))"
    }
  }
}
