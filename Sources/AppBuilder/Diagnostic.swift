import Foundation

/// Something to tell the person about the project: what is wrong, where, and what helps.
package struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  /// How bad it is.
  package var severity: Severity
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// The path of the person's own file.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The column in bytes, from 1.
  package var column: Int?
  /// The element of a storyboard, or the key of a property list or build setting, that it is about.
  package var element: String?
  /// What to do about it.
  package var hint: String?
  /// The line of the file that it is about, as it stands there.
  package var sourceLine: String?

  /// A message about a place in a file, or about no place.
  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil, element: String? = nil, hint: String? = nil, sourceLine: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.element = element
    self.hint = hint
    self.sourceLine = sourceLine
  }

  /// `path:line:column: error: message`, the source line with a caret below, then the hint.
  package var description: String {
    var text = ""
    if let file {
      text += file
      if let line { text += ":\(line)" }
      if line != nil, let column { text += ":\(column)" }
      text += ": "
    }
    text += "\(severity.rawValue): \(message)"
    if let element { text += " (\(element))" }
    if let sourceLine {
      text += "\n    \(sourceLine)"
      if let column, column <= sourceLine.utf8.count + 1 {
        let before = String(decoding: sourceLine.utf8.prefix(column - 1), as: UTF8.self)
        text += "\n    " + String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
      }
    }
    if let hint { text += "\n    hint: \(hint)" }
    return text
  }
}
