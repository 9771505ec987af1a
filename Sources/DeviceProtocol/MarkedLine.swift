import Glibc
import Synchronization

/// A line on an app's standard error that Quince's frameworks write for the device.
///
/// The line uses the same channel as the app's output, so it keeps its position there, even if the
/// app crashes right after it.
package enum MarkedLine: Equatable, Sendable {
  /// A message to the unified log.
  case message(LogOrigin, text: String)
  /// The main thread's call stack, as offsets from the start of the app's executable, innermost
  /// first.
  case stack([Int])

  /// The start of a marked line, which doesn't occur in ordinary text.
  package static let mark: UInt8 = 0x1E

  /// The signal with which the device requests the main thread's stack.
  ///
  /// A process without a handler ignores it.
  package static let stackSignal = SIGURG

  /// Whether a device reads this process's output.
  package static let isTaken = Atomic(false)

  /// The maximum number of calls to read.
  private static let mostCalls = 64

  /// The separator between the parts of a marked line.
  package static let separator: UInt8 = 0x1F
  /// The first word in the line of a stack, as a signal handler writes it.
  package static let stackWord: StaticString = "stack"

  private static let separatorCharacter: Character = "\u{1F}"
  private static let lineBreak: Character = "\u{1D}"

  /// The line, without its line break.
  package var encoded: String {
    let fields =
      switch self {
      case .message(let origin, let text):
        ["log", origin.level.rawValue, origin.subsystem, origin.category, text]
          .map { Self.replacing("\n", by: Self.lineBreak, in: $0) }
      case .stack(let calls): ["stack"] + calls.map { String($0, radix: 16) }
      }
    return "\u{1E}" + fields.joined(separator: String(Self.separatorCharacter))
  }

  /// Parses a line, or returns `nil` if the app wrote the line itself.
  package init?(_ line: some StringProtocol) {
    guard line.utf8.first == Self.mark else { return nil }
    let kind = line.dropFirst().prefix { $0 != Self.separatorCharacter }
    switch kind {
    case "log":
      let fields = line.split(
        separator: Self.separatorCharacter, maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count == 5, let level = LogLevel(rawValue: String(fields[1])) else { return nil }
      self = .message(
        LogOrigin(level: level, subsystem: String(fields[2]), category: String(fields[3])),
        text: Self.replacing(Self.lineBreak, by: "\n", in: fields[4]))
    case "stack":
      let fields = line.split(separator: Self.separatorCharacter).dropFirst()
      guard fields.count <= Self.mostCalls else { return nil }
      let calls = fields.compactMap { Int($0, radix: 16) }
      guard calls.count == fields.count, calls.allSatisfy({ $0 >= 0 }) else { return nil }
      self = .stack(calls)
    default: return nil
    }
  }

  private static func replacing(
    _ old: Character, by new: Character, in text: some StringProtocol
  ) -> String {
    text.split(separator: old, omittingEmptySubsequences: false).joined(separator: String(new))
  }

  /// Returns multiline text with the frameworks' lines in readable form.
  package static func plain(_ text: String) -> String {
    guard text.utf8.contains(mark) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      switch MarkedLine(line) {
      case .message(let origin, let text): "\(origin.heading) \(text)"
      case .stack: nil
      case nil: String(line)
      }
    }.joined(separator: "\n")
  }
}
