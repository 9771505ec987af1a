import DeviceProtocol
import Simulator
import Testing

@testable import Commands

/// The presentation of a log in a terminal.
struct TerminalOutputTests {
  private func line(_ text: String, isError: Bool = false) -> LogEntry {
    .output(app: "App", OutputLine(text: text, isError: isError))
  }

  @Test func linesGoWhereTheyCameFrom() {
    let report = LogEntry.report(
      app: "App", Report(severity: .warning, message: "odd", file: "Main.storyboard", line: 3))
    let parts = TerminalOutput.parts(
      of: [
        line("one"), line("two"), line("bad", isError: true), report, line("three"),
      ], isTerminal: { _ in true })
    #expect(
      parts.map(\.text.description) == [
        "one\ntwo\n", "bad\nMain.storyboard:3: warning: odd\n", "three\n",
      ])
    #expect(parts.map(\.isError) == [false, true, false])
  }

  @Test func messagesShowTheirLevels() {
    let origin = LogOrigin(level: .fault, subsystem: "com.example", category: "network")
    let entry = LogEntry.output(
      app: "App", OutputLine(text: "lost", isError: true, origin: origin))
    let shown = TerminalOutput.parts(of: [entry], isTerminal: { _ in true }, isColored: true)
    #expect(shown.map(\.text.description) == ["\u{1B}[1;31mfault [network] lost\u{1B}[0m\n"])
    let plain = TerminalOutput.parts(of: [entry], isTerminal: { _ in true }, isColored: false)
    #expect(plain.map(\.text.description) == ["fault [network] lost\n"])
    let piped = TerminalOutput.parts(of: [entry], isTerminal: { _ in false })
    #expect(piped.map(\.text.description) == ["fault [network] lost\n"])
  }

  @Test func anAppCannotSteerTheTerminal() {
    let clipboard = line("\u{1B}]52;c;ZXZpbA==\u{7}\tGrüße\u{9B}2J")
    let shown = TerminalOutput.parts(of: [clipboard], isTerminal: { _ in true })
    #expect(shown.map(\.text.description) == ["␛]52;c;ZXZpbA==␇\tGrüße␡2J\n"])
    let piped = TerminalOutput.parts(of: [clipboard], isTerminal: { _ in false })
    #expect(piped == shown)
  }
}
