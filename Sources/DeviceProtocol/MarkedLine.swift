import Glibc
import Synchronization

/// A line of an app's standard error that the framework writes for the device.
///
/// It takes the same way as the app's output, so that it keeps its place in it, even if the app
/// crashes right after it.
package enum MarkedLine: Equatable, Sendable {
  /// A message to the unified log.
  case message(LogOrigin, text: String)
  /// The main thread's stack: the calls in the app's executable, as offsets from its beginning,
  /// innermost first.
  case stack([Int])

  /// The start of a marked line, which doesn't occur in ordinary text.
  package static let mark: UInt8 = 0x1E

  /// The signal with which the device requests the main thread's stack; it has no effect on a
  /// process that doesn't know it.
  package static let stackSignal = SIGURG

  /// Whether a device reads this process's output.
  package static let isTaken = Atomic(false)

  /// More calls than this aren't read.
  private static let mostCalls = 64

  /// The separator between the parts of a marked line.
  package static let separator: UInt8 = 0x1F
  /// The first word of the line of a stack, as a handler of signals writes it.
  package static let stackWord: StaticString = "stack"

  private static let separatorCharacter: Character = "\u{1F}"
  private static let lineBreak: Character = "\u{1D}"

  /// The line, without its end.
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

  /// Reads a line; `nil` if it's one that the app wrote itself.
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

  /// Returns a multiline text with the framework's lines in readable form.
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
