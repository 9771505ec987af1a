/// Removes the backtrace of a crash from an app's output, because the report of the crash contains
/// it in full.
struct BacktraceFilter {
  private var isInBacktrace = false

  /// Returns whether a line was printed by the app itself.
  mutating func keeps(_ line: String) -> Bool {
    if isInBacktrace {
      // This is the last line of a backtrace.
      if line.hasPrefix("Backtrace took") { isInBacktrace = false }
      return false
    }
    isInBacktrace =
      line.hasPrefix("*** Signal ") && line.contains("Backtracing")
      || line.hasPrefix("*** Program crashed:")
    return !isInBacktrace
  }
}
