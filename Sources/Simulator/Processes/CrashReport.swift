import SupportedAPI

/// The text of a crash's report: the message, the calls in the author's code, and those of Apple's
/// methods that led to them. Other calls have names that mean nothing to the author.
struct CrashReport {
  /// More of the author's calls than these aren't shown.
  private static let mostCalls = 24
  /// More of Apple's calls than these aren't shown.
  private static let mostOfApples = 4

  /// The lines from the message on.
  let lines: [String]
  /// The calls in them.
  let frames: [StackFrame]

  /// The text.
  var text: String {
    guard !frames.isEmpty else { return lines.joined(separator: "\n") }
    let own = frames.filter(\.isPersons).prefix(Self.mostCalls).map(Self.line)
    let apples = frames.filter { !$0.isPersons }.map(\.function).filter(Self.isApples)
    var parts = [message]
    parts += own.isEmpty ? [] : ["Calls in your code, the innermost first:"] + own
    if !apples.isEmpty {
      parts.append(own.isEmpty ? "Calls in UIKit, the innermost first:" : "Called by UIKit:")
      parts += apples.prefix(Self.mostOfApples).map { "  \($0)" }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The lines in front of the backtrace, or its own line about the crash.
  private var message: String {
    let isBacktrace = { (line: String) in
      ["*** Signal ", "*** Program crashed", "💣", "Crash:", "Platform:", "Thread "].contains {
        line.hasPrefix($0)
      }
    }
    let head = lines.prefix { !isBacktrace($0) }.filter { !$0.isEmpty }
    if !head.isEmpty { return head.joined(separator: "\n") }
    let crash = lines.first { $0.hasPrefix("*** Program crashed: ") } ?? ""
    return crash.replacing("*** Program crashed: ", with: "").replacing(" ***", with: "")
  }

  private static func line(_ frame: StackFrame) -> String {
    let place = frame.file.map { " at \($0)" + (frame.line.map { ":\($0)" } ?? "") } ?? ""
    return "  \(frame.function)\(place)"
  }

  /// Returns whether a function is a method that Apple documents, such as
  /// `UIControl.sendAction(_:to:for:)`.
  private static func isApples(_ function: String) -> Bool {
    guard let match = function.wholeMatch(of: /(UI\w+)\.(\w+)(?:\(.*\))?/) else { return false }
    return AppleNames.known?.hasMember(String(match.2), of: String(match.1)) == true
  }
}
