import Foundation

/// What a person sees in the terminal while a command works.
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

  /// Writes a line to standard error.
  func tell(_ line: String) {
    write(line + "\n")
  }

  /// Writes a line to standard output, at once even where that is a pipe.
  func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
