import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince build`.
struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the app of a project, and print its path.",
    discussion: "Exit codes: 0 the app is built, 1 the project doesn't build, 64 incorrect usage.")

  @Argument(
    help: .project, completion: .file())
  var project: String

  @Option(
    name: .shortAndLong, help: "Write the .app to this folder (default: a cache folder).",
    completion: .directory)
  var output: String?

  @Flag(
    name: .shortAndLong,
    help:
      "Also list the code that's left out of packages, because it needs frameworks that Quince doesn't have."
  )
  var verbose = false

  @OptionGroup var building: BuildingOptions

  func run() async throws {
    let app = try await building.build(
      project, into: output.map { URL(fileURLWithPath: $0, isDirectory: true) })
    if verbose {
      for note in app.omissions { Terminal().write(note: "\(note)") }
    }
    Terminal().print("\(app.bundle.path)")
  }
}
