import Foundation

/// Prints the current measurement on standard error: in a line that passes on a terminal, in a line
/// each elsewhere.
final class BenchmarkProgress {
  private let isInteractive = isatty(STDERR_FILENO) != 0
  private let start = ContinuousClock.now

  func show(_ what: String) {
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    let line = "measuring, \(seconds) s: \(what)"
    write(isInteractive ? "\r\u{1B}[2K\(line)…" : line + "\n")
  }

  func clear() {
    if isInteractive { write("\r\u{1B}[2K") }
  }

  private func write(_ text: String) {
    // If nobody reads the output anymore, there's nobody to report to.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
