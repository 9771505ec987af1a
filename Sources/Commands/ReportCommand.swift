import ArgumentParser

/// The command `quince report`.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Merge test reports.",
    subcommands: [MergeReports.self])
}
