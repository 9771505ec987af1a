import DeviceProtocol
import Foundation

/// A pattern that an element's text must match, which is either the text itself or a regular
/// expression for the entire text.
package struct TextPattern: Sendable, CustomStringConvertible {
  private let text: String
  private let expression: NSRegularExpression?
  /// The text to search for, or `nil` for a regular expression.
  let sought: SoughtText?

  /// Creates a pattern.
  ///
  /// A string that isn't a valid regular expression matches itself.
  package init(_ text: String) {
    self.text = text
    let isPlain = text.rangeOfCharacter(from: CharacterSet(charactersIn: "\\^$.|?*+()[]{}")) == nil
    expression =
      isPlain
      ? nil
      : try? NSRegularExpression(
        pattern: "^(?:\(text))$", options: [.caseInsensitive, .dotMatchesLineSeparators])
    sought = expression == nil ? SoughtText(text) : nil
  }

  func matches(_ candidate: String?) -> Bool {
    guard let candidate else { return false }
    if candidate == text { return true }
    guard let expression else {
      return sought?.isSame(as: candidate)
        ?? (candidate.caseInsensitiveCompare(text) == .orderedSame)
    }
    let whole = NSRange(location: 0, length: candidate.utf16.count)
    return expression.firstMatch(in: candidate, range: whole)?.range == whole
  }

  /// The original pattern.
  package var description: String { text }
}
