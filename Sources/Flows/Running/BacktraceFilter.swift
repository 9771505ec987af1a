/// Removes the backtrace of a crash from an app's output. The report of the crash contains it in
/// full.
struct BacktraceFilter {
  private var isInBacktrace = false

  /// Returns whether the app itself printed a line.
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
