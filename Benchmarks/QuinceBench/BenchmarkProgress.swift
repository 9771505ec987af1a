import Foundation

/// Prints the current measurement to standard error, in a temporary line on a terminal and in a
/// separate line elsewhere.
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
    // If nobody reads the output anymore, the error can't be reported either.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
