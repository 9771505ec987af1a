import Foundation
import Safeguards
import Sandbox
import Subprocess

/// A build in a process of its own, from the side of whoever wants the app.
struct BuildProcess {
  /// The program that does it.
  let program: String

  /// - Throws: `BuildFailure` if the program isn't there.
  init() throws {
    do {
      program = try OwnProgram.find("quince-builder")
    } catch {
      throw BuildFailure("\(error)")
    }
  }

  /// Has the process do a build.
  /// - Throws: `BuildFailure`, and `CancellationError`.
  func run(_ job: BuildJob, progress: @Sendable (BuildStep) -> Void) async throws
    -> (record: BuildRecord, isNew: Bool)
  {
    let request = [UInt8](try JSONEncoder().encode(job))
    var course = Course()
    let result = try await Subprocess.run(
      .path(.init(program)), environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
      input: .array(request), output: .sequence, error: .discarded
    ) { execution in
      let lines = execution.standardOutput.strings(
        separatedBy: .unicodeScalarSequence(["\n"]), bufferingPolicy: .unbounded)
      for try await line in lines { course.take(line, progress: progress) }
    }
    try Task.checkCancellation()
    return try course.record(of: job, ended: result.terminationStatus)
  }
}

/// What the process has said so far.
private struct Course {
  private var outcome: BuildMessage?
  /// The source files that are being worked on.
  private var files: [String] = []

  mutating func take(_ line: String, progress: (BuildStep) -> Void) {
    guard let message = try? JSONDecoder().decode(BuildMessage.self, from: Data(line.utf8)) else {
      return
    }
    switch message {
    case .step(let step): progress(step)
    case .begin(let file): files.append(file)
    case .end(let file): files.removeAll { $0 == file }
    case .made, .failed: outcome = outcome ?? message
    }
  }

  func record(
    of job: BuildJob, ended status: TerminationStatus
  ) throws -> (record: BuildRecord, isNew: Bool) {
    switch outcome {
    case .made(let record, let isNew): return (record, isNew)
    case .failed(let diagnostics): throw BuildFailure(diagnostics)
    default: throw crash(of: job, status)
    }
  }

  private func crash(of job: BuildJob, _ status: TerminationStatus) -> BuildFailure {
    let ending =
      switch status {
      case .exited(let code): "exit status \(code)"
      case .signaled(let signal): "signal \(signal)"
      }
    guard !files.isEmpty else {
      return BuildFailure(
        "reading the project crashed Quince's builder (\(ending))", file: job.project.path)
    }
    return BuildFailure(
      files.map {
        Diagnostic(
          .error, "reading this file crashed Quince's builder (\(ending))", file: $0, line: 1,
          hint: "is something in it nested thousands of times?")
      })
  }
}
