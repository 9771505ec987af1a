import Foundation
import Safeguards
import Simulator

/// Text for one of the two outputs of a command.
struct TerminalText: Equatable {
  var text: String
  var isError: Bool

  /// What the terminal shows of a log, with as few changes between the outputs as keep its order.
  static func parts(
    of entries: [LogEntry],
    isTerminal: (_ isError: Bool) -> Bool = { isatty($0 ? STDERR_FILENO : STDOUT_FILENO) != 0 }
  ) -> [TerminalText] {
    let isTerminal = [false: isTerminal(false), true: isTerminal(true)]
    var parts: [TerminalText] = []
    for entry in entries {
      var part = TerminalText(entry)
      if isTerminal[part.isError] == true { part.text = part.text.withoutControls }
      if let last = parts.last, last.isError == part.isError {
        parts[parts.count - 1].text += part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  private init(_ entry: LogEntry) {
    switch entry {
    case .output(_, let line):
      text = line.isPartial ? line.text : line.text + "\n"
      isError = line.isError
    case .report(_, let report):
      text = "\(report)\n"
      isError = true
    }
  }
}
