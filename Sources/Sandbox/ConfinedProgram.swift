import Foundation

/// Runs a program to its end, in a sandbox.
package enum ConfinedProgram {
  /// The result of a program.
  package struct Result: Sendable {
    /// The exit status; for a program ended by a signal, it's 128 plus the signal's number.
    package let status: Int32
    /// Standard output and standard error, in the order they were written.
    package let output: String
  }

  /// The program that runs and its output so far; used on the queue only.
  private final class Run: @unchecked Sendable {
    let queue = DispatchQueue(label: "subprocess")
    let process: SupervisedProcess
    var output = Data()
    private var hasFailed = false

    init() {
      process = SupervisedProcess(queue: queue)
    }

    /// Keeps the program's output; ends the program once it only repeats, at length, that something
    /// is wrong.
    func take(_ bytes: Data) {
      if output.count < ConfinedProgram.longestOutput { output.append(bytes) }
      hasFailed = hasFailed || bytes.range(of: Data(": error: ".utf8)) != nil
      if hasFailed, output.count > ConfinedProgram.longestFailure { process.kill() }
    }
  }

  /// More than this that a program writes is dropped, in bytes.
  private static let longestOutput = 16 << 20
  /// The most that a program can write after it has reported an error, in bytes. The compiler
  /// repeats a line of source, however long, with each of its errors.
  private static let longestFailure = 1 << 20

  /// Runs a command that a `Sandbox` has made.
  /// - Parameter longest: The seconds after which the program is ended, whether it computes or
  ///   waits; `nil` for no end.
  /// - Throws: `SupervisedProcess.StartFailure`.
  package static func run(
    _ command: [String], environment: [String: String], in folder: URL, longest: Int? = nil
  ) async throws -> Result {
    let run = Run()
    let deadline = longest.map { end(run, after: $0) }
    defer { deadline?.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        run.queue.async {
          do {
            try start(run, command, environment: environment, in: folder) {
              continuation.resume(returning: $0)
            }
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    } onCancel: {
      run.queue.async { run.process.kill() }
    }
  }

  private static func end(_ run: Run, after seconds: Int) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: .seconds(seconds))
      run.queue.async {
        run.output += Data("\nit took longer than \(seconds) seconds".utf8)
        run.process.kill()
      }
    }
  }

  private static func start(
    _ run: Run, _ command: [String], environment: [String: String], in folder: URL,
    completion: @escaping @Sendable (Result) -> Void
  ) throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting.fileDescriptor
    try run.process.start(
      command, environment: environment, directory: folder.path, descriptors: [-1, writer, writer])
    let reading = DispatchGroup()
    reading.enter()
    let reader = pipe.fileHandleForReading
    run.process.onEnd = { ending in
      // Nobody is left that could write.
      try? pipe.fileHandleForWriting.close()
      reading.notify(queue: run.queue) { completion(Result(ending, run.output)) }
    }
    DispatchQueue(label: "subprocess output").async {
      while true {
        let bytes = reader.availableData
        if bytes.isEmpty { break }
        run.queue.async { run.take(bytes) }
      }
      run.queue.async { reading.leave() }
    }
  }
}

extension ConfinedProgram.Result {
  fileprivate init(_ ending: ProcessEnding, _ output: Data) {
    let text = String(decoding: output, as: UTF8.self)
    switch ending {
    case .exited(let status): self.init(status: status, output: text)
    case .signaled(let signal): self.init(status: 128 + signal, output: text)
    case .brokeLimit(let limit):
      self.init(status: 1, output: text + "\nit was killed because \(limit)")
    }
  }
}
