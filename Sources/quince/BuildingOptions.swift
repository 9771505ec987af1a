import AppBuilder
import ArgumentParser
import Foundation

/// What every command that builds a project can be told.
struct BuildingOptions: ParsableArguments {
  @Option(help: "The app target, where the project has several.")
  var target: String?

  /// Builds a project, telling the person what goes on and what is wrong.
  /// - Throws: `ExitCode.failure` once the errors have been told.
  func build(_ project: String, into output: URL? = nil) async throws -> BuiltApp {
    do {
      return try await buildOrThrow(project, into: output)
    } catch is BuildFailure {
      throw ExitCode.failure
    }
  }

  /// Builds a project, telling the person what goes on and what is wrong.
  /// - Throws: `BuildFailure`, which has been told.
  func buildOrThrow(_ project: String, into output: URL? = nil) async throws -> BuiltApp {
    let terminal = Terminal()
    do {
      let builder = AppBuilder(options: try BuildOptions(target: target))
      let app = try await builder.build(URL(fileURLWithPath: project), into: output) {
        terminal.show(progress: "\($0)")
      }
      terminal.clearProgress()
      for warning in app.warnings { terminal.tell("\(warning)") }
      return app
    } catch let failure as BuildFailure {
      terminal.clearProgress()
      terminal.tell("\(failure)")
      throw failure
    }
  }
}
