import ArgumentParser
import Foundation
import Grading
import Reports
import Safeguards
import Survey

/// `quince report merge`
struct MergeReports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one report of several, such as those of all shards.",
    usage: "quince report merge DIR… --into DIR [--junit FILE.xml]",
    discussion: """
      Each folder is one that --report has written: of flows, tests, grades or a survey. A test that is in several of \
      them is listed once for each. A folder without a report, and a part (--shard K/N) that no folder has, is listed \
      as a failure, and a student or a project of a missing part as missing.

      Exit codes: 0 everything in the reports passed, 1 something failed or is missing, 64 wrong usage, which includes \
      that no folder has a report.
      """)

  @Argument(help: "The folders of reports.", completion: .directory)
  var folders: [String]

  @Option(help: "The folder of the new report.", completion: .directory)
  var into: String

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Flag(help: "Merge reports of the same part, so that the other parts aren't missing.")
  var partial = false

  @OptionGroup var files: ReportFileOptions

  func validate() throws {
    let target = URL(fileURLWithPath: into).resolvingSymlinksInPath().path
    for folder in folders
    where URL(fileURLWithPath: folder).resolvingSymlinksInPath().path == target {
      throw ValidationError("“\(folder)” can't be merged into itself; choose another --into.")
    }
  }

  private var places: [URL] { folders.map { URL(fileURLWithPath: $0, isDirectory: true) } }
  private var target: URL { URL(fileURLWithPath: into, isDirectory: true) }

  func run() async throws {
    let terminal = Terminal()
    if places.contains(where: GradeFolder.isGradeFolder) { return try await mergeGrades(terminal) }
    if places.contains(where: SurveyFolder.isSurveyFolder) {
      return try await mergeSurveys(terminal)
    }
    try await terminal.tellFailures {
      let writer = try ResultWriter(files, folder: into, title: "Merged report", terminal)
      let report = try await writer.write {
        let report = try merged(into: writer.folder)
        terminal.print(json ? .json(try report.json) : TerminalText(report.summary))
        for problem in report.problems { terminal.tell(problem.issue.summary) }
        // A name that no test has is an error only if every test is known.
        let known = report.runs + (report.shard?.all ?? [])
        return (report, report.problems.isEmpty ? known : nil)
      }
      if let folder = writer.folder { terminal.hint("The report is \(folder.page.path).") }
      if !report.hasPassed { throw ExitCode.failure }
    }
  }

  private func merged(into folder: ReportFolder?) throws -> RunReport {
    guard let folder else { throw ValidationError("Give the folder of the new report (--into).") }
    let report: RunReport
    do {
      report = try folder.merge(places, isPartial: partial)
    } catch {
      throw ValidationError("None of the folders has a report: \(error)")
    }
    guard !report.results.isEmpty || report.shard != nil else {
      throw ValidationError("The reports have no flows and no tests.")
    }
    return report
  }

  private func mergeGrades(_ terminal: Terminal) async throws {
    try await terminal.tellFailures {
      let folder = try GradeFolder(target)
      let book = try folder.merge(places)
      try folder.write(book)
      terminal.print(json ? .json(try book.json) : "\(GradeTable(book))")
      terminal.hint("The report is \(folder.page.path).")
      if !book.isComplete { throw ExitCode.failure }
    }
  }

  private func mergeSurveys(_ terminal: Terminal) async throws {
    try await terminal.tellFailures {
      let junit = try files.junit.map { try OutputFile($0) }
      let folder = try SurveyFolder(target)
      let report = try SurveyFolder.merged(places)
      try folder.write(report)
      try junit?.write(Data(JUnitXML(RunReport(report)).text.utf8))
      terminal.print(json ? .json(try SurveyJSON(report).text) : SurveyTable(report).text)
      terminal.hint("The report is \(folder.page.path).")
      if !report.isAllRunning { throw ExitCode.failure }
    }
  }
}
