/// One of the user's source files, as the builder rewrites it for a language server.
package struct RewrittenSource: Codable, Sendable {
  /// The path of the user's file.
  package let path: String
  /// The path of the rewritten file.
  package let copy: String
  /// The contents of the rewritten file.
  ///
  /// The user's lines come first, and keep their numbers.
  package let text: String
  /// The columns of the user's lines.
  package let columns: ColumnMap
  /// The number of lines in the user's file.
  ///
  /// The lines that follow are generated.
  package let lineCount: Int

  /// Creates a file.
  package init(path: String, copy: String, text: String, columns: ColumnMap, lineCount: Int) {
    self.path = path
    self.copy = copy
    self.text = text
    self.columns = columns
    self.lineCount = lineCount
  }
}
