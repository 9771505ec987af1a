import AppBuilder
import Foundation

/// Builds each project once for each system.
actor BuiltProjects {
  static let shared = BuiltProjects()

  private struct Key: Hashable {
    let project: URL
    let system: SystemChoice
  }

  private var builds: [Key: Task<BuiltApp, any Error>] = [:]

  func app(of project: URL, for system: SystemChoice = .oldest) async throws -> BuiltApp {
    let key = Key(project: project, system: system)
    if let build = builds[key] { return try await build.value }
    let build = Task {
      var options = try BuildOptions()
      options.system = system
      return try await AppBuilder(options: options).build(project)
    }
    builds[key] = build
    return try await build.value
  }
}
