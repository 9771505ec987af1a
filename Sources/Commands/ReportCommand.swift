import ArgumentParser

/// `quince report`
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Works with the reports that --report has written.",
    subcommands: [MergeReports.self])
}
