/// A message to the app's developer, shown in the terminal and on the page.
package struct Report: Codable, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a report.
  package enum Severity: String, Codable, Sendable { case note, warning, error }

  /// The severity.
  package var severity: Severity
  /// A description of the problem and its solution.
  package var message: String
  /// The file that the report is about, such as `Main.storyboard`.
  package var file: String?
  /// The line number in the file, starting at 1.
  package var line: Int?
  /// The partially supported declaration that the report is about, if any, such as
  /// `UIScrollView.bounces`.
  package var stub: String?

  /// Creates a report, optionally with a location in a file.
  package init(
    severity: Severity, message: String, file: String? = nil, line: Int? = nil, stub: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.stub = stub
  }

  /// The report as `file:line: warning: message`, the format of compilers and editors.
  package var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return (place.isEmpty ? "" : "\(place): ") + "\(severity.rawValue): \(message)"
  }
}
