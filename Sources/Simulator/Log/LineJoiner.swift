/// Joins the pieces of long lines.
struct LineJoiner {
  /// The maximum length of a line in bytes.
  ///
  /// Longer lines are truncated.
  static let longestLine = 1 << 20
  /// The text that marks a truncated line.
  static let cut = "… (truncated: the line has more than 1 MB)"

  /// One of an app's two outputs.
  private struct Output: Hashable {
    let app: String
    let isError: Bool
  }

  /// The lines that aren't complete yet.
  private var beginnings: [Output: OutputLine] = [:]

  /// Adds an entry, and returns the entries that are now complete.
  mutating func join(_ entry: LogEntry) -> [LogEntry] {
    guard case .output(let app, let piece) = entry, piece.isPartial || !beginnings.isEmpty else {
      return [entry]
    }
    let output = Output(app: app, isError: piece.isError)
    var told: [LogEntry] = []
    var line = piece
    if var beginning = beginnings.removeValue(forKey: output) {
      if beginning.text.utf8.count + piece.text.utf8.count > Self.longestLine {
        told.append(Self.entry(beginning, of: app, isCut: true))
      } else {
        beginning.text += piece.text
        line = beginning
      }
    }
    if piece.isPartial {
      beginnings[output] = line
    } else {
      told.append(Self.entry(line, of: app))
    }
    return told
  }

  /// Returns the lines that will never be completed.
  mutating func finish() -> [LogEntry] {
    defer { beginnings = [:] }
    return beginnings.map { Self.entry($1, of: $0.app) }
  }

  private static func entry(_ line: OutputLine, of app: String, isCut: Bool = false) -> LogEntry {
    var line = line
    line.isPartial = false
    if isCut { line.text += cut }
    return .output(app: app, line)
  }
}
