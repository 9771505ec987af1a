import DeviceProtocol
import Foundation

/// How a flow went, in words or as JSON.
package struct FlowReport: CustomStringConvertible {
  /// A line, and below it what went wrong.
  package let description: String

  /// The report of one flow.
  package init(_ result: FlowSuite.Result) {
    let seconds = String(format: "%.2f s", result.duration)
    var lines = ["\(result.hasPassed ? "✓" : "✗") \(result.flow.name) (\(seconds))"]
    if let failure = result.failure { lines.append("\(failure)") }
    if let picture = result.picture { lines.append("  picture: \(picture.relativePath)") }
    for var offense in result.offenses {
      offense.severity = .error
      lines.append("\(offense)")
    }
    description = lines.joined(separator: "\n")
  }

  /// `5 passed, 1 failed`.
  package static func summary(_ results: [FlowSuite.Result]) -> String {
    let failed = results.count { !$0.hasPassed }
    return "\(results.count - failed) passed, \(failed) failed"
  }

  /// The results as a JSON array.
  package static func json(_ results: [FlowSuite.Result]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results.map(Entry.init)), as: UTF8.self)
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
    var reports: [Report]

    init(_ result: FlowSuite.Result) {
      name = result.flow.name
      file = result.flow.file.path
      passed = result.hasPassed
      seconds = result.duration
      line = result.failure?.line
      message = result.failure?.message
      screen = result.failure?.screen
      picture = result.picture?.path
      reports = result.reports
    }
  }
}
