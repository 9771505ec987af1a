import Foundation
import Safeguards

/// A report as a table that GitHub shows in the summary of a job.
package struct GitHubSummary {
  /// The table, in Markdown.
  package let text: String

  /// Creates the table of a report.
  package init(_ report: RunReport) {
    var lines = ["### \(Self.cell(report.title)): \(report.summary)", ""]
    let failed = report.results.filter { $0.outcome.isFailure }
    if !failed.isEmpty {
      lines += ["| Test | What failed |", "|---|---|"]
      lines += failed.prefix(200).map { run in
        "| \(Self.cell(run.fullName)) | \(Self.cell(run.allIssues.first?.summary ?? "")) |"
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Appends the table to a file.
  /// - Throws: An error if the file can't be written.
  package func append(to file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  private static func cell(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "|", "#", "!", "~", "@"]
    let escaped = text.onOneLine.escapedForMarkup.map { character in
      special.contains(character) ? "\\\(character)" : "\(character)"
    }
    return escaped.joined()
  }
}
