import Foundation
import Safeguards

/// A problem in the project, with its location and a suggestion for how to fix it.
package struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The severity of a message.
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  /// The severity.
  package var severity: Severity
  /// A one-sentence description of the problem, without a period.
  package var message: String
  /// The path of the user's own file.
  package var file: String?
  /// The line number, starting at 1.
  package var line: Int?
  /// The column in bytes, starting at 1.
  package var column: Int?
  /// The storyboard element, or the key of a property list or build setting, that the diagnostic
  /// refers to.
  package var element: String?
  /// A suggestion for how to fix the problem.
  package var hint: String?
  /// The text of the source line that the diagnostic refers to.
  package var sourceLine: String?

  /// Creates a diagnostic, optionally with a location in a file.
  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil, element: String? = nil, hint: String? = nil, sourceLine: String? = nil
  ) {
    self.severity = severity
    self.message = message.shortened
    self.file = file
    self.line = line
    self.column = column
    self.element = element?.shortened
    self.hint = hint?.shortened
    self.sourceLine = sourceLine
  }

  /// The diagnostic as `path:line:column: error: message`, followed by the source line, a caret
  /// below it, and the hint.
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
    if let sourceLine { text += Self.excerpt(of: sourceLine, at: column) }
    if let hint { text += "\n    hint: \(hint)" }
    return text
  }

  /// Returns the line with a caret below it.
  ///
  /// If the line is extremely long, returns only the part around the caret.
  private static func excerpt(of line: String, at column: Int?) -> String {
    let bytes = Array(line.utf8)
    let place = max(0, (column ?? 1) - 1)
    let start = bytes.count > longestLine ? max(0, place - longestLine / 2) : 0
    let end = min(bytes.count, start + longestLine)
    guard start <= end else { return "" }
    let text = "\n    " + String(decoding: bytes[start..<end], as: UTF8.self)
    guard column != nil, place <= end else { return text }
    let before = String(decoding: bytes[start..<place], as: UTF8.self)
    return text + "\n    " + String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  /// The maximum length of a line, in bytes.
  private static let longestLine = 400
}
