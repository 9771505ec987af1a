import DeviceProtocol
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
    isTerminal: (_ isError: Bool) -> Bool = { isatty($0 ? STDERR_FILENO : STDOUT_FILENO) != 0 },
    isColored: Bool = wantsColors
  ) -> [TerminalText] {
    let isTerminal = [false: isTerminal(false), true: isTerminal(true)]
    var parts: [TerminalText] = []
    for entry in entries {
      var part = TerminalText(entry)
      if isTerminal[part.isError] == true {
        part.text = part.text.withoutControls
        if isColored { part.text = part.text.colored(for: entry.messageLevel) }
      }
      if let last = parts.last, last.isError == part.isError {
        parts[parts.count - 1].text += part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether the person wants colors (<https://no-color.org>).
  static var wantsColors: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR"].map(\.isEmpty) ?? true
  }

  private init(_ entry: LogEntry) {
    switch entry {
    case .output(_, let line):
      text = line.plainText + "\n"
      isError = line.isError
    case .report(_, let report):
      text = "\(report)\n"
      isError = true
    }
  }
}

extension LogEntry {
  /// The level of a message to the unified log; `nil` for what is printed or reported.
  fileprivate var messageLevel: LogLevel? {
    if case .output(_, let line) = self { line.origin?.level } else { nil }
  }
}

extension String {
  /// The text of a message in the color of its level.
  fileprivate func colored(for level: LogLevel?) -> String {
    guard let code = level?.color else { return self }
    let end = hasSuffix("\n") ? "\n" : ""
    return "\u{1B}[\(code)m\(dropLast(end.count))\u{1B}[0m\(end)"
  }
}

extension LogLevel {
  /// The color as terminals number it.
  fileprivate var color: String? {
    switch self {
    case .debug, .info: "2"
    case .standard: nil
    case .warning: "33"
    case .error: "31"
    case .fault: "1;31"
    }
  }
}
