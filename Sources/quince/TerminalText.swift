import Foundation
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
      if isTerminal[part.isError] == true { part.text = withoutControls(part.text) }
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

  /// The text without what would make a terminal do something: an app must not set the person's clipboard or title.
  private static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? picture(of: $0) : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<32, 127..<160: true
    default: false
    }
  }

  /// The sign that stands for a control character, such as ␛.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value)! : "\u{2421}"
  }
}
