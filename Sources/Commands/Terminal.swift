import ArgumentParser
import DeviceProtocol
import Dispatch
import Foundation
import Reports
import Safeguards
import Simulator

/// What a person sees in the terminal while a command works.
struct Terminal: Sendable {
  /// Where apps' output is written, which may take as long as the terminal likes.
  private static let queue = DispatchQueue(label: "terminal")

  private let isInteractive = isatty(STDERR_FILENO) != 0

  /// Whether what is printed appears on a terminal.
  var isReadByPerson: Bool { isatty(STDOUT_FILENO) != 0 }

  /// Shows a passing line, on a terminal only.
  func show(progress: String) {
    guard isInteractive else { return }
    write(.erasedLine + "\(progress.onOneLine)…", to: .standardError)
  }

  /// Removes the passing line.
  func clearProgress() {
    guard isInteractive else { return }
    write(.erasedLine, to: .standardError)
  }

  /// Writes a line to standard error.
  func tell(_ line: String) {
    write("\(line)\n", to: .standardError)
  }

  /// Writes what went wrong to standard error.
  func tell(_ error: any Error) {
    tell(Self.text(of: error))
  }

  /// What went wrong, in words; Foundation's own are for programmers.
  private static func text(of error: any Error) -> String {
    guard let error = error as? CocoaError, let path = error.filePath ?? error.url?.path else {
      return "\(error)"
    }
    return "\(FileFailure(path, error))"
  }

  /// Writes lines that GitHub takes for commands to standard error.
  func tell(commands: [String]) {
    for command in commands { write("\(command)\n", to: .standardError, givesCommands: true) }
  }

  /// Writes a line to standard error where a person reads it.
  func hint(_ line: String) {
    if isInteractive { tell(line) }
  }

  /// Writes what apps report to standard error.
  func tell(_ reports: [Report]) async {
    guard !reports.isEmpty else { return }
    await show(reports.map { .report(app: "", $0) })
  }

  /// Does what a command is for; what goes wrong is told.
  /// - Throws: `ExitCode`.
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

  /// Writes a line to standard output, at once even where that is a pipe.
  func print(_ line: TerminalText) {
    write(line + "\n", to: .standardOutput)
  }

  /// Writes what apps printed and are told of; returns when all of it has been taken.
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

  /// Writes to the terminal: nothing else in the command does.
  private func write(_ text: TerminalText, to file: FileHandle, givesCommands: Bool = false) {
    let isRead = WorkflowCommand.isRead && !givesCommands
    let text = isRead ? WorkflowCommand.disarmed(text.description) : text.description
    // Where nobody reads any more, there is nobody to tell.
    try? file.write(contentsOf: Data(text.utf8))
  }
}
