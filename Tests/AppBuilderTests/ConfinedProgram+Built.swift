import Foundation
import Sandbox

@testable import AppBuilder
@testable import BuildWork

extension ConfinedProgram {
  /// Runs a program that a test has built, and waits for its end.
  static func run(_ program: URL, _ arguments: [String], in folder: URL? = nil) async throws
    -> Result
  {
    let command = try Sandbox(SandboxSettings(isOn: false)).command(
      [program.path] + arguments, rules: SandboxRules(), directory: "/")
    return try await run(
      command, environment: ProcessInfo.processInfo.environment,
      in: folder ?? URL(fileURLWithPath: "/"))
  }
}
