import DeviceProtocol
import Foundation
import Safeguards
import Simulator

/// Text for standard output or standard error.
struct TerminalOutput: Equatable {
  var text: TerminalText
  var isError: Bool

  /// Returns the parts of a log for the terminal, in order, with as few switches between the two
  /// outputs as possible.
  static func parts(
    of entries: [LogEntry],
    isTerminal: (_ isError: Bool) -> Bool = { isatty($0 ? STDERR_FILENO : STDOUT_FILENO) != 0 },
    isColored: Bool = wantsColors
  ) -> [TerminalOutput] {
    let isColored = [false, true].map { isTerminal($0) && isColored }
    var parts: [TerminalOutput] = []
    for entry in entries {
      let part = TerminalOutput(entry, isColored: isColored[entry.isError ? 1 : 0])
      if let last = parts.last, last.isError == part.isError {
        parts[parts.count - 1].text = last.text + part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether the user wants colors (<https://no-color.org>).
  static var wantsColors: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR"].map(\.isEmpty) ?? true
  }

  private init(_ entry: LogEntry, isColored: Bool) {
    isError = entry.isError
    switch entry {
    case .output(_, let line):
      text = TerminalText(line.plainText, in: isColored ? line.origin?.level.style : nil) + "\n"
    case .report(_, let report): text = "\(report)\n"
    }
  }
}

extension LogEntry {
  /// Whether the entry belongs on standard error.
  fileprivate var isError: Bool {
    if case .output(_, let line) = self { line.isError } else { true }
  }
}

extension LogLevel {
  /// The style for messages of the level in a terminal.
  fileprivate var style: TerminalText.Style? {
    switch self {
    case .debug, .info: .faint
    case .standard: nil
    case .warning: .yellow
    case .error: .red
    case .fault: .boldRed
    }
  }
}
