import Foundation
import Sandbox

/// A program that this process exchanges messages with, and that never outlives it.
final class ChildProcess: Sendable {
  /// The program's standard output.
  let output: FileHandle
  /// The program's standard input.
  let input: FileHandle
  private let process: SupervisedProcess

  /// Starts a command that a `Sandbox` has created.
  /// - Throws: `SupervisedProcess.StartFailure` if the program can't be started.
  init(_ command: [String], environment: [String: String], directory: String) throws {
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process = SupervisedProcess(queue: DispatchQueue(label: "language server"))
    try process.start(
      command, environment: environment, directory: directory,
      descriptors: [
        toProgram.fileHandleForReading.fileDescriptor,
        fromProgram.fileHandleForWriting.fileDescriptor, -1,
      ])
    // Otherwise, the output wouldn't end with the program.
    try fromProgram.fileHandleForWriting.close()
    try toProgram.fileHandleForReading.close()
    output = fromProgram.fileHandleForReading
    input = toProgram.fileHandleForWriting
  }

  /// Sends bytes to the program's standard input.
  func write(_ data: Data) {
    // If the program has ended, its output ends, too.
    try? input.write(contentsOf: data)
  }

  /// Ends the program.
  func end() { process.kill() }
}
