import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince doctor`.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check for missing dependencies.",
    discussion: """
      For each missing dependency, print the command that installs it. With a project, also check \
      whether it's newer than this version of Quince, and whether its app has scenes.

      Exit codes: 0 nothing required is missing, 1 something is, 64 incorrect usage.
      """)

  @Argument(
    help: "An .xcodeproj, or a folder that contains one (default: none).", completion: .directory)
  var project: String?

  func run() async throws {
    let found = try project.map { try ProjectFinder.find(URL(fileURLWithPath: $0)) }
    let examination = await MachineExamination()
    Terminal().print("\(examination)")
    if let found, !ProjectFinder.isLoose(found) {
      Terminal().print("\(Self.finding(about: found))")
      if let advice = SceneManifestSearch(in: found).advice { Terminal().print("– \(advice)") }
    }
    if !examination.isHealthy { throw ExitCode.failure }
  }

  /// Returns a line about a project's version.
  private static func finding(about project: URL) -> String {
    guard let version = ProjectVersion(of: project) else {
      return "– \(project.lastPathComponent) can't be read"
    }
    return version.advice.map { "– \($0)" }
      ?? "✓ \(project.lastPathComponent), for a version of Xcode that Quince knows"
  }
}
