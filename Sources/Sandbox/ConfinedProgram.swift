import Foundation

/// Runs a program in a sandbox until it ends.
package enum ConfinedProgram {
  /// The result of a program.
  package struct Result: Sendable {
    /// The exit status, or 128 plus the number of the signal that terminated the program.
    package let status: Int32
    /// Standard output and standard error, in the order they were written.
    package let output: String
  }

  /// A running program and its output so far, which is used only on the queue.
  private final class Run: @unchecked Sendable {
    let queue = DispatchQueue(label: "subprocess")
    let process: SupervisedProcess
    var output = Data()
    private var hasFailed = false

    init() {
      process = SupervisedProcess(queue: queue)
    }

    /// Appends output of the program.
    ///
    /// Terminates the program if it has reported an error and its output becomes too long.
    func take(_ bytes: Data) {
      if output.count < ConfinedProgram.longestOutput { output.append(bytes) }
      hasFailed = hasFailed || bytes.range(of: Data(": error: ".utf8)) != nil
      if hasFailed, output.count > ConfinedProgram.longestFailure { process.kill() }
    }
  }

  /// The maximum size of the output, in bytes.
  ///
  /// The rest is discarded.
  private static let longestOutput = 16 << 20
  /// The maximum size of the output if the program has reported an error, in bytes.
  ///
  /// The compiler repeats a line of source, however long it is, with each of its errors.
  private static let longestFailure = 1 << 20

  /// Runs a command that a `Sandbox` has created.
  /// - Parameter longest: The number of seconds after which the program is terminated, whether it's
  ///   computing or waiting, or `nil` for no limit.
  /// - Throws: `SupervisedProcess.StartFailure` if the program can't be started.
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
      // Nobody else can write to the pipe anymore.
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
