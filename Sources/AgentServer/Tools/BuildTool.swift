import AppBuilder
import Foundation

/// Builds the app of a project.
struct BuildTool: AgentTool {
  /// The maximum number of warnings in an answer.
  private static let mostWarnings = 10
  /// The parameters of all tools that build a project.
  static let projectParameters = [
    ToolParameter(
      "project", .text(longest: 4_000),
      "An .xcodeproj, or a folder or workspace with one. Default: the project in the server's folder."
    ),
    ToolParameter("target", .text(longest: 500), "The app target, if there are several."),
  ]

  let name = "build"
  let title = "Build"
  let help =
    "Build the app. The answer lists errors with file, line, and column. “run” builds, too."
  let parameters = projectParameters
  let effect = ToolEffect.usesApp
  let usesDevice = false

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let app = try await Self.build(arguments, call)
    return ToolAnswer(Self.text(of: app))
  }

  /// Builds a project's app for a system.
  /// - Throws: `BuildFailure`, `ToolFailure`, or `CancellationError`.
  static func build(
    _ arguments: ToolArguments, _ call: ToolCall, for system: SystemChoice = .oldest
  ) async throws -> BuiltApp {
    let project = try call.session.folder.resolve(arguments.text("project"))
    do {
      return try await call.session.builder(target: arguments.text("target"), for: system)
        .build(project) { call.progress("\($0)") }
    } catch {
      // A build that's canceled can end with any error.
      try Task.checkCancellation()
      throw error
    }
  }

  /// The result of a build, with its warnings.
  static func text(of app: BuiltApp) -> String {
    let result =
      "\(app.wasUpToDate ? "Up to date" : "Built"): \(app.name) (\(app.bundleIdentifier))"
    let rest = app.warnings.count - mostWarnings
    return
      ([result] + app.warnings.prefix(mostWarnings).map(\.description)
      + (rest > 0 ? ["… and \(rest) more warnings"] : [])).joined(separator: "\n")
  }
}
