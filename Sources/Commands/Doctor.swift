import AppBuilder
import ArgumentParser

/// The command `quince doctor`.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check for missing dependencies.",
    discussion: """
      For each missing dependency, print the command that installs it.

      Exit codes: 0 nothing required is missing, 1 something is, 64 incorrect usage.
      """)

  func run() async throws {
    let examination = await MachineExamination()
    Terminal().print("\(examination)")
    if !examination.isHealthy { throw ExitCode.failure }
  }
}
