import AppBuilder
import ArgumentParser
import DeviceProtocol
import Foundation
import Sandbox

extension ArgumentHelp {
  /// The help of an argument for a project.
  static let project: ArgumentHelp =
    "An .xcodeproj, a folder or workspace that contains one, or a Swift file."
}

/// The options of all commands that build a project.
struct BuildingOptions: ParsableArguments {
  @Option(help: "Choose the app target, if the project has several.")
  var target: String?

  @Option(
    help: """
      Let the project and the flows read files in this folder, in addition to their Git \
      repository or, outside one, their own folder. You can repeat this option.
      """, completion: .directory)
  var alsoRead: [String] = []

  @Flag(
    name: .customLong("no-fetch"),
    help: "Don't fetch Swift packages that aren't on this computer.")
  var fetchesNothing = false

  @Flag(
    name: .customLong("debuggable"),
    help: "Build the app with the information that “quince debug” needs to attach to it.")
  var isDebuggable = false

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Turn off the sandbox. Use this only for projects you trust.")
  var hasNoSandbox = false

  /// Returns the files and resources that the app can use.
  /// - Parameters:
  ///   - replayed: The archive that answers requests instead of the network, if there is one.
  ///   - isWatched: Whether a user can quit an app that never stops computing.
  ///   - recordsNetwork: Whether apps report what they load.
  func sandbox(
    hasNetwork: Bool = false, replaying replayed: ReplayedNetwork? = nil, isWatched: Bool = false,
    recordsNetwork: Bool = false
  ) -> SandboxSettings {
    var settings = SandboxSettings(
      isOn: !hasNoSandbox, hasNetwork: hasNetwork && replayed == nil,
      limits: isWatched ? .app : .unattendedApp)
    settings.replayedNetwork = replayed?.path
    settings.recordsNetwork = recordsNetwork
    return settings
  }

  /// The additional folders in which the project and the flows can read files.
  var readableFolders: [URL] { alsoRead.map { URL(fileURLWithPath: $0) } }

  /// Returns the options for a build.
  /// - Parameters:
  ///   - concealment: The files to hide from the project, if it's graded.
  ///   - system: The device's system.
  /// - Throws: `BuildFailure` if UIKit or the toolchain can't be found.
  func options(
    _ concealment: Concealment? = nil, for system: SystemChoice = .oldest
  ) throws -> BuildOptions {
    var options = try BuildOptions(
      target: target, readableFolders: readableFolders, sandbox: sandbox(),
      fetchesPackages: !fetchesNothing)
    options.system = system
    options.hasDebugInformation = isDebuggable
    guard let concealment else { return options }
    options.readingScope = .ownFolder
    options.hiddenFiles = concealment.hiddenInProject.map { URL(fileURLWithPath: $0) }
    return options
  }

  /// Builds a project, and prints the progress and any errors.
  /// - Throws: `ExitCode.failure` after printing the errors.
  func build(
    _ project: String, into output: URL? = nil, for system: SystemChoice = .oldest
  ) async throws -> BuiltApp {
    do {
      return try await buildOrThrow(project, into: output, for: system)
    } catch is BuildFailure {
      throw ExitCode.failure
    }
  }

  /// Builds a project, and prints the progress and any errors.
  /// - Throws: `BuildFailure`, which has already been printed, or `CancellationError`.
  func buildOrThrow(
    _ project: String, into output: URL? = nil, concealing concealment: Concealment? = nil,
    for system: SystemChoice
  ) async throws -> BuiltApp {
    try await runBuild(of: project, concealment, system) { builder, place, progress in
      let app = try await builder.build(place, into: output, progress: progress)
      return (app, app.warnings)
    }
  }

  /// Builds the tests of a project, and prints the progress and any errors.
  /// - Throws: `BuildFailure`, which has already been printed, or `CancellationError`.
  func buildOrThrow(
    _ tests: TestRequest, of project: String, concealing concealment: Concealment? = nil,
    for system: SystemChoice
  ) async throws -> TestProducts {
    try await runBuild(of: project, concealment, system) { builder, place, progress in
      let products = try await builder.build(tests, of: place, progress: progress)
      return (products, products.warnings)
    }
  }

  /// Runs a build, and prints the progress, warnings, and errors.
  /// - Throws: `BuildFailure`, which has already been printed, or `CancellationError`.
  private func runBuild<Product>(
    of project: String, _ concealment: Concealment?, _ system: SystemChoice,
    _ build: (AppBuilder, URL, @Sendable (BuildStep) -> Void) async throws -> (
      Product, [Diagnostic]
    )
  ) async throws -> Product {
    let terminal = Terminal()
    let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
    do {
      let (product, warnings) = try await build(
        AppBuilder(options: options(concealment, for: system)), URL(fileURLWithPath: project)
      ) { terminal.show(progress: "\(name): \($0)") }
      terminal.clearProgress()
      for warning in warnings { terminal.tell("\(warning)") }
      return product
    } catch {
      terminal.clearProgress()
      // A build that's canceled can end with any error.
      try Task.checkCancellation()
      if let failure = error as? BuildFailure { terminal.tell("\(failure)") }
      throw error
    }
  }
}
