import ArgumentParser
import Foundation
import Reports

/// `quince report merge`
struct MergeReports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one report of several, such as those of all shards.",
    usage: "quince report merge DIR… --into DIR [--junit FILE.xml]",
    discussion: """
      Each folder is one that --report has written. A test that is in several of them is listed once for each.

      Exit codes: 0 everything in the reports passed, 1 something failed or a report can't be read, 64 wrong usage.
      """)

  @Argument(help: "The folders of reports.", completion: .directory)
  var folders: [String]

  @Option(help: "The folder of the new report.", completion: .directory)
  var into: String

  @Flag(help: "Print the results as JSON.")
  var json = false

  @OptionGroup var files: ReportFileOptions

  func run() async throws {
    let terminal = Terminal()
    let report: RunReport
    do {
      let files = try files.open()
      let folder = try ReportFolder(URL(fileURLWithPath: into, isDirectory: true))
      report = try folder.merge(folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
      try report.write(to: folder)
      try files.write(report, terminal)
      terminal.print(json ? try report.json : report.summary)
      terminal.hint("The report is \(folder.page.path).")
    } catch {
      terminal.tell("\(error)")
      throw ExitCode.failure
    }
    if !report.hasPassed { throw ExitCode.failure }
  }
}
