/// A compiler's message about a rewritten file.
package struct CompilerMessage: Codable, Sendable {
  /// The position among the messages about the file.
  package let number: Int
  /// The severity.
  package let severity: Diagnostic.Severity
  /// The text.
  package let text: String
  /// The line, from 1.
  package let line: Int
  /// The column in the rewritten file, in bytes from 1.
  package let column: Int
  /// The paths of the declarations that the message refers to.
  package let declarations: [String]

  /// Creates a message.
  package init(
    number: Int, severity: Diagnostic.Severity, text: String, line: Int, column: Int,
    declarations: [String]
  ) {
    self.number = number
    self.severity = severity
    self.text = text
    self.line = line
    self.column = column
    self.declarations = declarations
  }
}
