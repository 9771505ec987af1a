import ArgumentParser
import Foundation
import Grading
import Reports
import Safeguards
import Survey

/// The command `quince report merge`.
struct MergeReports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of several machines into one.",
    usage: "quince report merge DIR… --into DIR [--junit FILE.xml]",
    discussion: """
      Pass folders that --report wrote: of flows, tests, grades, or a survey. A test that is in \
      several of them is listed once for each. A folder without a report, and a part \
      (--shard K/N) that no folder has, are listed as failures, and a student or a project of a \
      missing part as missing.

      Most options are only for reports of flows and tests. Reports of a survey accept --junit \
      and --json, and reports of grades only --json.

      Exit codes: 0 everything in the reports passed, 1 something failed or is missing, 64 wrong \
      usage, including when no folder has a report.
      """)

  @Argument(help: "The folders of reports.", completion: .directory)
  var folders: [String]

  @Option(help: "Write the merged report to this folder.", completion: .directory)
  var into: String

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Flag(
    help: "Merge reports of the same part, so that the other parts don't count as missing.")
  var partial = false

  @OptionGroup var files: ReportFileOptions

  func validate() throws {
    let target = URL(fileURLWithPath: into).resolvingSymlinksInPath().path
    for folder in folders
    where URL(fileURLWithPath: folder).resolvingSymlinksInPath().path == target {
      throw ValidationError("Can't merge “\(folder)” into itself. Choose another --into folder.")
    }
  }

  private var places: [URL] { folders.map { URL(fileURLWithPath: $0, isDirectory: true) } }
  private var target: URL { URL(fileURLWithPath: into, isDirectory: true) }

  func run() async throws {
    let terminal = Terminal()
    if places.contains(where: GradeFolder.isGradeFolder) {
      try refuse(runOptions + [("--junit", files.junit != nil)], of: "grades")
      return try await mergeGrades(terminal)
    }
    if places.contains(where: SurveyFolder.isSurveyFolder) {
      try refuse(runOptions, of: "a survey")
      return try await mergeSurveys(terminal)
    }
    try await terminal.tellFailures {
      let writer = try ResultWriter(files, folder: into, title: "Merged report", terminal)
      let report = try await writer.write {
        let report = try merged(into: writer.folder)
        terminal.print(json ? .json(try report.json) : TerminalText(report.summary))
        for problem in report.problems { terminal.tell(problem.issue.summary) }
        // An unknown name is an error only if all tests are known.
        let known = report.runs + (report.shard?.all ?? [])
        return (report, report.problems.isEmpty ? known : nil)
      }
      if let folder = writer.folder { terminal.hint("Report: \(folder.page.path)") }
      if !report.hasPassed { throw ExitCode.failure }
    }
  }

  /// The options that apply only to reports of flows and tests, with whether each is set.
  private var runOptions: [(name: String, isSet: Bool)] {
    [
      ("--gradescope", files.gradescope != nil), ("--classroom", files.classroom != nil),
      ("--points", files.points != nil), ("--github", files.github == true),
      ("--partial", partial),
    ]
  }

  /// Checks that none of several options is set.
  /// - Throws: `ValidationError` if an option is set.
  private func refuse(_ options: [(name: String, isSet: Bool)], of reports: String) throws {
    guard let option = options.first(where: \.isSet) else { return }
    throw ValidationError("\(option.name) can't be used with reports of \(reports).")
  }

  private func merged(into folder: ReportFolder?) throws -> RunReport {
    guard let folder else { throw ValidationError("Choose a folder with --into DIR.") }
    let report: RunReport
    do {
      report = try folder.merge(places, isPartial: partial)
    } catch {
      throw ValidationError("None of the folders contains a report: \(error)")
    }
    guard !report.results.isEmpty || report.shard != nil else {
      throw ValidationError("The reports contain no flows or tests.")
    }
    return report
  }

  private func mergeGrades(_ terminal: Terminal) async throws {
    try await terminal.tellFailures {
      let folder = try GradeFolder(target)
      let book = try folder.merge(places)
      try folder.write(book)
      terminal.print(json ? .json(try book.json) : "\(GradeTable(book))")
      terminal.hint("Report: \(folder.page.path)")
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
      terminal.hint("Report: \(folder.page.path)")
      if !report.isAllRunning { throw ExitCode.failure }
    }
  }
}
