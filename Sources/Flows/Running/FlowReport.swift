import DeviceProtocol
import Foundation
import Reports

/// The result of a flow, as text or JSON.
package struct FlowReport: CustomStringConvertible {
  /// A line, followed by the failure.
  package let description: String

  /// Creates the report of one flow.
  package init(_ result: FlowSuite.Result) {
    let count = result.steps.reduce(0) { $0 + $1.stepCount }
    var facts = [count == 1 ? "1 step" : "\(count) steps"]
    facts.append(String(format: "%.2f s", result.duration))
    if result.obstacle != nil { facts = ["not played"] }
    if result.attempts > 1 { facts.append("attempt \(result.attempts)") }
    var lines = [
      "\(result.hasPassed ? "✓" : "✗") \(result.flow.name) (\(facts.joined(separator: ", ")))"
    ]
    lines += result.failures.map { "\($0)" }
    if let obstacle = result.obstacle { lines.append(obstacle.summary) }
    if let picture = result.picture { lines.append("  picture: \(picture.relativePath)") }
    if let reason = result.pictureFailure { lines.append("  no screenshot: \(reason)") }
    for var offense in result.offenses {
      offense.severity = .error
      lines.append("\(offense)")
    }
    description = lines.joined(separator: "\n")
  }

  /// Returns a summary such as `5 passed, 1 failed`.
  package static func summary(_ results: [FlowSuite.Result]) -> String {
    let failed = results.count { !$0.hasPassed }
    return "\(results.count - failed) passed, \(failed) failed"
  }

  /// Returns the results as a JSON array.
  package static func json(_ results: [FlowSuite.Result]) throws -> String {
    try JSONText(results.map(Entry.init)).text
  }

  private struct Entry: Encodable {
    var name: String
    var file: String
    var passed: Bool
    var seconds: Double
    var line: Int?
    var message: String?
    var screen: String?
    var picture: String?
    var failures: [Failure]
    var stepCount: Int
    var steps: [Step]
    var output: [ReportedLine]
    var reports: [Report]
    var attempts: Int

    init(_ result: FlowSuite.Result) {
      name = result.flow.name
      file = result.flow.file.path
      passed = result.hasPassed
      seconds = result.duration
      line = result.failure?.line ?? result.obstacleLine
      message = result.failure?.message ?? result.obstacle?.message
      screen = result.failure?.screen
      picture = result.picture?.path
      failures = result.failures.map {
        Failure(file: $0.file.path, line: $0.line, message: $0.message)
      }
      if let obstacle = result.obstacle {
        failures.append(
          Failure(
            file: obstacle.file ?? file, line: obstacle.line, message: obstacle.message))
      }
      stepCount = result.steps.reduce(0) { $0 + $1.stepCount }
      steps = result.steps.map(Step.init)
      // Reports have their own field.
      output = (result.steps.flatMap(\.allOutput) + result.output).filter { $0.kind != .report }
      reports = result.reports
      attempts = result.attempts
    }
  }

  private struct Failure: Encodable {
    var file: String
    var line: Int?
    var message: String
  }

  private struct Step: Encodable {
    var title: String
    var file: String?
    var line: Int?
    var seconds: Double
    var outcome: ReportedOutcome
    var steps: [Step]?

    init(_ step: ReportedStep) {
      title = step.title
      file = step.file
      line = step.line
      seconds = (step.seconds * 1_000_000).rounded() / 1_000_000
      outcome = step.outcome
      steps = step.steps.isEmpty ? nil : step.steps.map(Step.init)
    }
  }
}

extension FlowSuite.Result {
  /// The line in the flow's own file that prevents the flow from being played.
  fileprivate var obstacleLine: Int? {
    obstacle?.file == flow.file.relativePath ? obstacle?.line : nil
  }
}
