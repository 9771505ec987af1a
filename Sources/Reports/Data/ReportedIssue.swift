/// An issue.
package struct ReportedIssue: Codable, Equatable, Sendable {
  /// A description of the problem.
  package var message: String
  /// The file that it's about.
  package var file: String?
  /// The line in that file, from 1.
  package var line: Int?
  /// Details that help to understand it, such as the elements on the screen, in lines.
  package var details: String?
  /// Whether the app crashed or hung.
  package var isOfApp: Bool

  /// Creates an issue, optionally at a place.
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

  /// `file:line: message`.
  package var summary: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
