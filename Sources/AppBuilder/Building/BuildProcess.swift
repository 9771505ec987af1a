import Foundation
import Safeguards
import Sandbox
import Subprocess

/// The process that reads untrusted files, as seen by its parent process.
struct BuildProcess {
  /// The program that reads the files.
  let program: String

  /// - Throws: `BuildFailure` if the program isn't found.
  init() throws {
    do {
      program = try OwnProgram.find("quince-builder")
    } catch {
      throw BuildFailure("\(error)")
    }
  }

  /// Runs a build in the process.
  /// - Throws: `BuildFailure` or `CancellationError`.
  func run(_ job: BuildJob, progress: @Sendable (BuildStep) -> Void) async throws
    -> (record: BuildRecord, isNew: Bool)
  {
    let course = try await course(of: .build(job), progress: progress)
    guard case .made(let record, let isNew) = course.outcome else { throw course.failure }
    return (record, isNew)
  }

  /// Reads a workspace in the process.
  /// - Returns: The projects with an app, or those with tests.
  /// - Throws: `BuildFailure` or `CancellationError`.
  func projects(of workspace: URL, forTests: Bool, in area: ReadingArea) async throws -> [URL] {
    let request = BuilderRequest.projects(workspace: workspace, forTests: forTests, area: area)
    let course = try await course(of: request) { _ in }
    guard case .projects(let projects) = course.outcome else { throw course.failure }
    return projects
  }

  /// Finds the packages and pods of a project in the process.
  /// - Throws: `BuildFailure` or `CancellationError`.
  func packages(
    of job: BuildJob, progress: @Sendable (BuildStep) -> Void
  ) async throws -> [PackageStatus] {
    let course = try await course(of: .packages(job), progress: progress)
    guard case .packages(let packages) = course.outcome else { throw course.failure }
    return packages
  }

  /// Reads the declared tests of files in the process.
  /// - Throws: `BuildFailure` or `CancellationError`.
  func declared(in tests: AddedTests, folder: URL) async throws -> [DeclaredTests] {
    let course = try await course(of: .tests(tests, folder: folder)) { _ in }
    guard case .tests(let declared) = course.outcome else { throw course.failure }
    return declared
  }

  /// Finds the places of new files in the process.
  /// - Throws: `BuildFailure` or `CancellationError`.
  func addition(_ request: AdditionRequest) async throws -> Addition {
    let course = try await course(of: .addition(request)) { _ in }
    guard case .addition(let addition) = course.outcome else { throw course.failure }
    return addition
  }

  private func course(
    of request: BuilderRequest, progress: @Sendable (BuildStep) -> Void
  ) async throws -> Course {
    // The request is passed as an argument, because Subprocess crashes if the builder exits before
    // it has read its standard input.
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    var course = Course(place: request.place)
    let result = try await Subprocess.run(
      .path(.init(program)), arguments: [words],
      environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
      input: .none, output: .sequence, error: .discarded
    ) { execution in
      let lines = execution.standardOutput.strings(
        separatedBy: .unicodeScalarSequence(["\n"]), bufferingPolicy: .unbounded)
      for try await line in lines { course.take(line, progress: progress) }
    }
    try Task.checkCancellation()
    course.status = result.terminationStatus
    return course
  }
}

/// The messages from the process so far.
private struct Course {
  /// The project or workspace that's being read.
  let place: URL
  /// The termination status of the process.
  var status = TerminationStatus.exited(0)
  /// The last message.
  private(set) var outcome: BuildMessage?
  /// The source files that the process is working on.
  private var files: [String] = []

  init(place: URL) {
    self.place = place
  }

  mutating func take(_ line: String, progress: (BuildStep) -> Void) {
    guard let message = try? JSONDecoder().decode(BuildMessage.self, from: Data(line.utf8)) else {
      return
    }
    switch message {
    case .step(let step): progress(step)
    case .begin(let file): files.append(file)
    case .end(let file): files.removeAll { $0 == file }
    case .made, .projects, .packages, .tests, .addition, .failed: outcome = outcome ?? message
    }
  }

  /// The failure that the messages and the termination status indicate.
  var failure: BuildFailure {
    guard case .failed(let diagnostics, let otherKind) = outcome else { return crash }
    return BuildFailure(diagnostics, otherKind: otherKind)
  }

  private var crash: BuildFailure {
    let ending =
      switch status {
      case .exited(let code): "exit status \(code)"
      case .signaled(let signal): "signal \(signal)"
      }
    guard !files.isEmpty else {
      return BuildFailure(
        "reading the project crashed Quince's builder (\(ending))", file: place.path)
    }
    return BuildFailure(
      files.map {
        Diagnostic(
          .error, "reading this file crashed Quince's builder (\(ending))", file: $0, line: 1,
          hint: "check whether something in it is nested thousands of times")
      })
  }
}
