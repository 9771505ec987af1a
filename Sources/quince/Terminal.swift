import Foundation

/// What a person sees in the terminal besides a command's result: all of it goes to standard error.
struct Terminal: Sendable {
  private let isInteractive = isatty(STDERR_FILENO) != 0

  /// Shows a passing line, on a terminal only.
  func show(progress: String) {
    guard isInteractive else { return }
    write("\r\u{1B}[2K\(progress)…")
  }

  /// Removes the passing line.
  func clearProgress() {
    guard isInteractive else { return }
    write("\r\u{1B}[2K")
  }

  /// Writes a line.
  func tell(_ line: String) {
    write(line + "\n")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
