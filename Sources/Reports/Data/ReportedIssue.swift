/// An issue in a run.
package struct ReportedIssue: Codable, Equatable, Sendable {
  /// A description of the problem.
  package var message: String
  /// The file with the issue.
  package var file: String?
  /// The line in that file, counted from 1.
  package var line: Int?
  /// Details that help to understand the issue, such as the elements on the screen, in lines.
  package var details: String?
  /// Whether the app crashed or hung.
  package var isOfApp: Bool

  /// Creates an issue, optionally with a location.
  package init(
    _ message: String, file: String? = nil, line: Int? = nil, details: String? = nil,
    isOfApp: Bool = false
  ) {
    self.message = message
    self.file = file
    self.line = line
    self.details = details
    self.isOfApp = isOfApp
  }

  /// The location and the message, as `file:line: message`.
  package var summary: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
