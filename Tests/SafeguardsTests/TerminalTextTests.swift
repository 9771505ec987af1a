import Foundation
import Safeguards
import Testing

/// Text that can be written to a terminal.
struct TerminalTextTests {
  private static let hostile = "\u{1B}[2J\u{9B}2J\u{202E}\r\u{7F}"

  @Test func aStrangersTextSteersNothing() {
    let safe = "␛[2J␡2J<U+202E>␍␡"
    #expect(TerminalText(Self.hostile).description == safe)
    #expect("in \(Self.hostile)" as TerminalText == TerminalText("in \(safe)"))
    let text = TerminalText(Self.hostile, in: .red) + "\(Self.hostile)"
    #expect(text.description == "\u{1B}[31m\(safe)\u{1B}[0m\(safe)")
  }

  @Test func eachLineHasTheStyle() {
    let text = TerminalText("a\n\nb\n", in: .faint)
    #expect(text.description == "\u{1B}[2ma\u{1B}[0m\n\n\u{1B}[2mb\u{1B}[0m\n")
  }

  @Test func textsAreJoined() {
    #expect(["a", "b", "c"].joined(separator: ", ") as TerminalText == "a, b, c")
    #expect([TerminalText]().joined(separator: ", ") == "")
  }

  @Test func jsonStaysTheSameForPrograms() throws {
    let values = [Self.hostile + "##[error]", "plain\n"]
    let json = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    let shown = TerminalText.json(json).description
    #expect(shown.withoutControls == shown)
    #expect(!shown.contains("##["))
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == values)
  }
}
