/// Text that can be shown in a terminal: nothing in it steers the terminal except Quince's own
/// colors.
///
/// It's the only text that the command writes, so that a stranger's text never reaches a terminal
/// as it is.
package struct TerminalText: Equatable, Sendable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// The style of a part of the text, by its number in terminals.
  package enum Style: String, Sendable {
    case faint = "2"
    case red = "31"
    case boldRed = "1;31"
    case green = "32"
    case yellow = "33"
    /// Bold white on black, whatever the terminal's colors are.
    case whiteOnBlack = "40;37;1"
  }

  /// The text with the colors, as it's written.
  package private(set) var description: String

  /// Text of any origin, without its control characters, each line in a style.
  package init(_ text: String, in style: Style? = nil) {
    description = text.withoutControls
    guard let style else { return }
    description = description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }

  /// Text that contains values of any origin.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  private init(trusted text: String) {
    description = text
  }

  /// Returns a JSON document, which stays the same for programs that parse it.
  package static func json(_ text: String) -> TerminalText {
    // GitHub finds commands anywhere in a line.
    TerminalText(trusted: text.withControlsEscaped.replacing("##[", with: "#\\u0023["))
  }

  /// Erases the line that the cursor is on.
  package static let erasedLine = TerminalText(trusted: "\r\u{1B}[2K")

  /// Returns a string followed by another.
  package static func + (first: TerminalText, second: TerminalText) -> TerminalText {
    TerminalText(trusted: first.description + second.description)
  }
}

extension Sequence<TerminalText> {
  /// Returns the strings joined together.
  package func joined(separator: TerminalText = "") -> TerminalText {
    reduce(nil) { text, next in text.map { $0 + separator + next } ?? next } ?? ""
  }
}
