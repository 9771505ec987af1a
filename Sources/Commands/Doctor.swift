import AppBuilder
import ArgumentParser

/// `quince doctor`
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what this machine lacks, and the command that brings it.",
    discussion: "Exit codes: 0 nothing is missing, 1 something is, 64 wrong usage.")

  func run() async throws {
    let examination = await MachineExamination()
    Terminal().print("\(examination)")
    if !examination.isHealthy { throw ExitCode.failure }
  }
}
