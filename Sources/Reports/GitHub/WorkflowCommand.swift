import Foundation

/// Output lines that GitHub interprets as workflow commands.
package enum WorkflowCommand {
  /// Whether GitHub reads the output of this process.
  package static var isRead: Bool {
    ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
  }

  /// Returns an error that's shown next to a line of a file.
  package static func error(
    _ message: String, title: String, file: String?, line: Int?
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line, file != nil { properties.append("line=\(line)") }
    properties.append("title=\(property(title))")
    return "::error \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Returns an app's text so that GitHub doesn't interpret any of it as a command.
  package static func disarmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let safe = line.replacing("##[", with: "## [")
      return safe.drop { $0.isWhitespace }.hasPrefix("::") ? "| " + safe : safe
    }.joined(separator: "\n")
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
