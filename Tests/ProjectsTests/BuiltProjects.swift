import AppBuilder
import Foundation

/// Builds each project once.
actor BuiltProjects {
  static let shared = BuiltProjects()

  private var builds: [URL: Task<BuiltApp, any Error>] = [:]

  func app(of project: URL) async throws -> BuiltApp {
    if let build = builds[project] { return try await build.value }
    let build = Task { try await AppBuilder(options: BuildOptions()).build(project) }
    builds[project] = build
    return try await build.value
  }
}
