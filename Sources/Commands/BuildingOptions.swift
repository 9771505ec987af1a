import AppBuilder
import ArgumentParser
import Foundation
import Sandbox

/// What every command that builds a project can be told.
struct BuildingOptions: ParsableArguments {
  @Option(help: "The app target, where the project has several.")
  var target: String?

  @Option(
    help: """
      Let the project and the flows read files in this folder, besides their Git repository or, outside one, their \
      own folder. Can be given several times.
      """, completion: .directory)
  var alsoRead: [String] = []

  @Flag(
    name: .customLong("no-fetch"),
    help:
      "Don't have git fetch the Swift packages that the project uses and this machine doesn't have."
  )
  var fetchesNothing = false

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Let the compiler and the app do all that you can: only for a project that you trust.")
  var hasNoSandbox = false

  /// What the app may see and take.
  /// - Parameter isWatched: whether a person is there to end an app that computes without end.
  func sandbox(hasNetwork: Bool = false, isWatched: Bool = false) -> SandboxSettings {
    SandboxSettings(
      isOn: !hasNoSandbox, hasNetwork: hasNetwork, limits: isWatched ? .app : .unattendedApp)
  }

  /// The folders from which the project and the flows may have files read besides their own.
  var readableFolders: [URL] { alsoRead.map { URL(fileURLWithPath: $0) } }

  /// How to build.
  /// - Parameter concealment: what is kept from the project, if it's graded.
  /// - Throws: `BuildFailure` if UIKit or the toolchain is not found.
  func options(_ concealment: Concealment? = nil) throws -> BuildOptions {
    var options = try BuildOptions(
      target: target, readableFolders: readableFolders, sandbox: sandbox(),
      fetchesPackages: !fetchesNothing)
    guard let concealment else { return options }
    options.readingScope = .ownFolder
    options.hiddenFiles = concealment.hiddenInProject.map { URL(fileURLWithPath: $0) }
    return options
  }

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
  func buildOrThrow(
    _ project: String, into output: URL? = nil, concealing concealment: Concealment? = nil
  ) async throws -> BuiltApp {
    try await telling(of: project, concealment) { builder, place, progress in
      let app = try await builder.build(place, into: output, progress: progress)
      return (app, app.warnings)
    }
  }

  /// Builds the tests of a project, telling the person what goes on and what is wrong.
  /// - Throws: `BuildFailure`, which has been told.
  func buildOrThrow(
    _ tests: TestRequest, of project: String, concealing concealment: Concealment? = nil
  ) async throws -> TestProducts {
    try await telling(of: project, concealment) { builder, place, progress in
      let products = try await builder.build(tests, of: place, progress: progress)
      return (products, products.warnings)
    }
  }

  /// Does what builds something, and tells of it.
  /// - Throws: `BuildFailure`, which has been told.
  private func telling<Product>(
    of project: String, _ concealment: Concealment?,
    _ build: (AppBuilder, URL, @Sendable (BuildStep) -> Void) async throws -> (
      Product, [Diagnostic]
    )
  ) async throws -> Product {
    let terminal = Terminal()
    let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
    do {
      let (product, warnings) = try await build(
        AppBuilder(options: options(concealment)), URL(fileURLWithPath: project)
      ) { terminal.show(progress: "\(name): \($0)") }
      terminal.clearProgress()
      for warning in warnings { terminal.tell("\(warning)") }
      return product
    } catch let failure as BuildFailure {
      terminal.clearProgress()
      terminal.tell("\(failure)")
      throw failure
    }
  }
}
