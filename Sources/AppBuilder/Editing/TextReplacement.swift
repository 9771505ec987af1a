/// A change of one line of a file.
package struct TextReplacement: Codable, Sendable, Equatable {
  /// The path of the file.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column of the text that's replaced, in bytes from 1.
  package let column: Int
  /// The length of that text, in bytes.
  package let length: Int
  /// The new text.
  package let text: String

  /// Creates a change.
  package init(path: String, line: Int, column: Int, length: Int, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.text = text
  }
}
