/// Leaves the backtrace of a crash out of what an app prints: who tells of the crash has it in
/// full.
struct BacktraceFilter {
  private var isInBacktrace = false

  /// Whether a line is one that the app printed itself.
  mutating func keeps(_ line: String) -> Bool {
    if isInBacktrace {
      // The last line of one.
      if line.hasPrefix("Backtrace took") { isInBacktrace = false }
      return false
    }
    isInBacktrace =
      line.hasPrefix("*** Signal ") && line.contains("Backtracing")
      || line.hasPrefix("*** Program crashed:")
    return !isInBacktrace
  }
}
