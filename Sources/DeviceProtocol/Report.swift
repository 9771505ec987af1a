/// A message to the app's developer, shown in the terminal and on the page.
package struct Report: Codable, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a report.
  package enum Severity: String, Codable, Sendable { case note, warning, error }

  /// The severity.
  package var severity: Severity
  /// A description of the problem and its solution.
  package var message: String
  /// The file it is about, such as `Main.storyboard`.
  package var file: String?
  /// The line in the file, from 1.
  package var line: Int?
  /// The declaration of Apple's that does less than it should, such as `UIScrollView.bounces`, if
  /// that is the subject.
  package var stub: String?

  /// Creates a report, optionally about a place in a file.
  package init(
    severity: Severity, message: String, file: String? = nil, line: Int? = nil, stub: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.stub = stub
  }

  /// `file:line: warning: message`, as compilers and editors have it.
  package var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return (place.isEmpty ? "" : "\(place): ") + "\(severity.rawValue): \(message)"
  }
}
