import Foundation

/// Runs a program to its end.
enum Subprocess {
  /// What a program left behind.
  struct Result {
    let status: Int32
    /// Standard output and standard error, in the order in which they were written.
    let output: String
  }

  /// - Throws: `BuildFailure` if the program cannot be started.
  static func run(_ program: URL, _ arguments: [String], in folder: URL? = nil) async throws
    -> Result
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let box = UncheckedBox(process)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        do {
          try process.run()
        } catch {
          continuation.resume(
            throwing: BuildFailure("\(program.lastPathComponent) cannot be started: \(error)"))
          return
        }
        let pipe = UncheckedBox(pipe)
        DispatchQueue.global().async {
          let data = pipe.value.fileHandleForReading.readDataToEndOfFile()
          box.value.waitUntilExit()
          continuation.resume(
            returning: Result(
              status: box.value.terminationStatus, output: String(decoding: data, as: UTF8.self)))
        }
      }
    } onCancel: {
      if box.value.isRunning { box.value.terminate() }
    }
  }

  private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
