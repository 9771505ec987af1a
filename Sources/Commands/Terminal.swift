import ArgumentParser
import DeviceProtocol
import Dispatch
import Foundation
import Reports
import Safeguards
import Simulator

/// The terminal of a command.
struct Terminal: Sendable {
  /// The queue that writes apps' output, because writing to the terminal can block.
  private static let queue = DispatchQueue(label: "terminal")

  private let isInteractive = isatty(STDERR_FILENO) != 0

  /// Whether standard output is a terminal.
  var isReadByPerson: Bool { isatty(STDOUT_FILENO) != 0 }

  /// Shows a temporary line if the output is a terminal.
  func show(progress: String) {
    guard isInteractive else { return }
    write(.erasedLine + "\(progress.onOneLine)…", to: .standardError)
  }

  /// Removes the temporary line.
  func clearProgress() {
    guard isInteractive else { return }
    write(.erasedLine, to: .standardError)
  }

  /// Writes a line to standard error.
  func tell(_ line: String) {
    write("\(line)\n", to: .standardError)
  }

  /// Writes a question to standard error, and stays on its line.
  func prompt(_ question: String) {
    write("\(question) ", to: .standardError)
  }

  /// Writes a note to standard error, if there is one.
  func write(note: String?) {
    if let note { write("\(note)\n", to: .standardError) }
  }

  /// Writes an error to standard error.
  func tell(_ error: any Error) {
    tell(Self.text(of: error))
  }

  /// Returns the text of an error, because Foundation's own text is intended for programmers.
  private static func text(of error: any Error) -> String {
    guard let error = error as? CocoaError, let path = error.filePath ?? error.url?.path else {
      return "\(error)"
    }
    return "\(FileFailure(path, error))"
  }

  /// Writes workflow commands for GitHub to standard error.
  func tell(commands: [String]) {
    for command in commands { write("\(command)\n", to: .standardError, givesCommands: true) }
  }

  /// Writes a line to standard error if it's a terminal.
  func hint(_ line: String) {
    if isInteractive { tell(line) }
  }

  /// Writes apps' reports to standard error.
  func tell(_ reports: [Report]) async {
    guard !reports.isEmpty else { return }
    await show(reports.map { .report(app: "", $0) })
  }

  /// Performs the work of a command, and prints any error.
  /// - Throws: `ExitCode` if the work fails.
  func tellFailures(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let code as ExitCode {
      throw code
    } catch {
      clearProgress()
      tell(error)
      throw error.isWrongUsage ? ExitCode.validationFailure : ExitCode.failure
    }
  }

  /// Writes a line to standard output immediately, even to a pipe.
  func print(_ line: TerminalText) {
    write(line + "\n", to: .standardOutput)
  }

  /// Writes apps' output and reports, and returns when all of it has been written.
  func show(_ entries: [LogEntry]) async {
    await withCheckedContinuation { continuation in
      Self.queue.async {
        for part in TerminalOutput.parts(of: entries) {
          write(part.text, to: part.isError ? .standardError : .standardOutput)
        }
        continuation.resume()
      }
    }
  }

  /// Writes to the terminal.
  ///
  /// All other output of the command uses this method.
  private func write(_ text: TerminalText, to file: FileHandle, givesCommands: Bool = false) {
    let isRead = WorkflowCommand.isRead && !givesCommands
    let text = isRead ? WorkflowCommand.disarmed(text.description) : text.description
    // If nobody reads the output, the error can't be reported.
    try? file.write(contentsOf: Data(text.utf8))
  }
}
