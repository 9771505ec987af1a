import AppBuilder
import ArgumentParser
import Foundation

/// `quince build`
struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Makes the app of a project.",
    discussion: "Exit codes: 0 the app is made, 1 the project does not build, 64 wrong usage.")

  @Argument(
    help: "An .xcodeproj, or a folder or workspace that holds one.", completion: .directory)
  var project: String

  @Option(
    name: .shortAndLong, help: "The folder in which the .app appears (default: a cache).",
    completion: .directory)
  var output: String?

  @OptionGroup var building: BuildingOptions

  func run() async throws {
    let app = try await building.build(
      project, into: output.map { URL(fileURLWithPath: $0, isDirectory: true) })
    Terminal().print("\(app.bundle.path)")
  }
}
