import AppBuilder
import Foundation
import Synchronization

/// The tasks of `quince-builder`.
package enum BuildWorker {
  /// The interval at which the time spent on source files is checked, in microseconds.
  private static let pause: UInt32 = 100_000

  /// Carries out the command in the only argument.
  package static func run() async {
    guard let words = CommandLine.arguments.dropFirst().first,
      let request = try? JSONDecoder().decode(BuilderRequest.self, from: Data(words.utf8))
    else {
      FileHandle.standardError.write(
        Data("quince-builder can't be started by itself; run quince instead\n".utf8))
      exit(64)
    }
    // A language server knows the file that it has changed.
    let watch = SourceWatch { if !request.isEditing { send($0) } }
    Thread.detachNewThread { look(watch) }
    do {
      switch request {
      case .build(let job):
        let made = try await job.run(watch: watch) { send(.step($0)) }
        send(.made(made.record, isNew: made.isNew))
      case .edit(let job): await EditingWorker(job, watch: watch).run()
      case .projects(let workspace, let forTests, let area):
        send(.projects(try Workspace(workspace, forTests: forTests, in: area).projects))
      case .packages(let job):
        send(.packages(try await job.findPackages { send(.step($0)) }))
      case .tests(let tests, _):
        send(.tests(try tests.declared(watch: watch)))
      case .addition(let request): send(.addition(try request.find()))
      }
    } catch {
      send(
        .failed(
          BuildFailure(error, in: request.place).diagnostics + notes(about: request),
          otherKind: otherKind(request)))
    }
  }

  /// Returns a note if the project that can't be built is newer than Quince.
  private static func notes(about request: BuilderRequest) -> [Diagnostic] {
    guard case .build(let job) = request, (try? job.area.check(job.project)) != nil,
      let advice = ProjectVersion(of: job.project)?.advice
    else { return [] }
    return [
      Diagnostic(
        .note, advice, file: job.project.path,
        hint: "the project may need features that Quince doesn't have; update Quince")
    ]
  }

  /// Describes the kind of app to be built, if it doesn't use UIKit.
  private static func otherKind(_ request: BuilderRequest) -> String? {
    guard case .build(let job) = request else { return nil }
    return AppKind(of: job.project, in: job.area, options: job.options)?.difference
  }

  /// Ends the process if a source file takes too long.
  ///
  /// Nothing else can stop the thread that reads the file.
  private static func look(_ watch: SourceWatch) -> Never {
    while true {
      usleep(pause)
      guard let diagnostic = watch.overdue else { continue }
      send(.failed([diagnostic]))
      _exit(0)
    }
  }

  private static let output = Mutex(FileHandle.standardOutput)

  private static func send(_ message: BuildMessage) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    output.withLock { $0.write(line + Data("\n".utf8)) }
  }
}
