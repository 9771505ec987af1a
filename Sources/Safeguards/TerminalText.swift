/// Text that's safe to show in a terminal, because it can't control the terminal except for
/// Quince's own colors.
///
/// The command writes only text of this type, so that other people's text never reaches a terminal
/// unfiltered.
package struct TerminalText: Equatable, Sendable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// The style of a part of the text, with its number in terminals.
  package enum Style: String, Sendable {
    case faint = "2"
    case red = "31"
    case boldRed = "1;31"
    case green = "32"
    case yellow = "33"
    /// Bold white on black, whatever the terminal's colors are.
    case whiteOnBlack = "40;37;1"
  }

  /// The text including its colors, as it's written to the terminal.
  package private(set) var description: String

  /// Creates text from any source.
  ///
  /// Control characters are removed, and each line has the given style.
  package init(_ text: String, in style: Style? = nil) {
    description = text.withoutControls
    guard let style else { return }
    description = description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }

  /// Creates text from a literal, which can contain values from any source.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  private init(trusted text: String) {
    description = text
  }

  /// Returns a JSON document, which has the same value for programs that parse it.
  package static func json(_ text: String) -> TerminalText {
    // GitHub recognizes commands anywhere in a line.
    TerminalText(trusted: text.withControlsEscaped.replacing("##[", with: "#\\u0023["))
  }

  /// Erases the current line of the cursor.
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
