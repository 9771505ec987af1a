/// A line that an app printed, or a line about the app.
package struct ReportedLine: Codable, Equatable, Sendable {
  /// The source of a line.
  package enum Kind: String, Codable, Sendable {
    /// The app's standard output.
    case output
    /// The app's standard error, to which `NSLog` writes.
    case error
    /// Quince's remark about the app.
    case report
  }

  /// The source of the line.
  package var kind: Kind
  /// The line without its line break.
  package var text: String

  /// Creates a line of an app.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
