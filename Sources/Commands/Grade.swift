import AppBuilder
import ArgumentParser
import Flows
import Foundation
import Grading
import Reports
import Safeguards

/// The command `quince grade`.
struct Grade: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade the submissions of a class with a teacher's flows.",
    usage: "quince grade SUITE SUBMISSIONS… [--roster FILE.csv] [--report DIR]",
    discussion: """
      SUITE is a folder with flows, tests in Tests and UITests, and, if you like, a points.yaml. \
      SUBMISSIONS is a folder with a folder for each student, or several submissions \
      (docs/grading.md).

      Each submission is built and used in its own sandbox and on its own device. An app can't see \
      the flows, and can't read other submissions.

      Exit codes: 0 every submission has a grade, 1 some don't or a file can't be written, 64 incorrect usage.
      """)

  @Argument(help: "The folder with the flows and tests.", completion: .directory)
  var suite: String

  @Argument(help: "Folders of submissions, or single submissions.", completion: .directory)
  var submissions: [String]

  @Option(
    help: "Read the students' names from this CSV file with the columns “folder” and “name”.",
    completion: .file(extensions: ["csv"]))
  var roster: String?

  @Flag(help: "Print the grades as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a page of students by flows, grades.csv, and grades.json to this folder.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Option(help: "Write the grades to this CSV file.", completion: .file(extensions: ["csv"]))
  var csv: String?

  @Option(
    help: ArgumentHelp(
      "Write a JUnit XML file for each submission to this folder.", valueName: "dir"),
    completion: .directory)
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write Gradescope's results.json for each submission to this folder.", valueName: "dir"),
    completion: .directory)
  var gradescope: String?

  @Option(
    help: ArgumentHelp(
      "Write a result for GitHub Classroom's reporter for each submission to this folder.",
      valueName: "dir"), completion: .directory)
  var classroom: String?

  @Option(
    name: [.customLong("parallel"), .customLong("jobs")],
    help: "Grade this many submissions at once (default: the number of processors).")
  var parallel: Int?

  @Option(help: "Set the time limit for each submission, including its build, in seconds.")
  var timeout = 120.0

  @Option(help: "Set the time limit for all submissions, in seconds.")
  var totalTimeout: Double?

  @Option(
    help: ArgumentHelp(
      "Grade only the K-th of N parts of the class, so that several machines share the work.",
      valueName: "k/n"),
    transform: Shard.init)
  var shard: Shard?

  @OptionGroup var device: DeviceKindOptions

  func validate() throws {
    guard !submissions.isEmpty else { throw ValidationError("Pass a folder with submissions.") }
    if let parallel, !(1...64).contains(parallel) {
      throw ValidationError("--parallel must be from 1 to 64.")
    }
    for seconds in [timeout, totalTimeout ?? 1] where !(seconds > 0 && seconds <= 604_800) {
      throw ValidationError("Time limits must be more than 0 seconds, and at most a week.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let suite = try await usable { try await GradingSuite(URL(fileURLWithPath: self.suite)) }
    let students = try await usable { try self.students(terminal) }
    device.noteSystem(to: terminal)
    try await terminal.tellFailures {
      let (options, files) = (try self.options(), try self.files())
      let table = try csv.map { try OutputFile($0) }
      let outcome = await grade(students, suite, options, terminal)
      terminal.print(
        json ? .json(try outcome.book.json) : "\(GradeTable(outcome.book))")
      try table?.write(Data(GradeCSV(outcome.book).text.utf8))
      try files.write(outcome, points: suite.points)
      if let folder = options.report {
        try folder.write(outcome.book)
        terminal.hint("Report: \(folder.page.path)")
      }
      if let mismatch = outcome.mismatch { throw mismatch }
      if !outcome.book.isComplete { throw ExitCode.failure }
    }
  }

  /// Reads an argument.
  ///
  /// An invalid one is treated as incorrect usage.
  private func usable<Value>(_ read: () async throws -> Value) async throws -> Value {
    do {
      return try await read()
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func students(_ terminal: Terminal) throws -> [Submission] {
    let found = try SubmissionSearch(in: submissions.map { URL(fileURLWithPath: $0) }).submissions
    guard !found.isEmpty else { throw ValidationError("The folders contain no submissions.") }
    guard let roster else { return found }
    let (all, unknown) = try Roster(URL(fileURLWithPath: roster)).named(found)
    for folder in unknown { terminal.tell("“\(roster)” doesn't list “\(folder)”.".onOneLine) }
    return all
  }

  /// Grades until all submissions are done or the user presses Ctrl-C.
  private func grade(
    _ students: [Submission], _ suite: GradingSuite, _ options: GradingOptions,
    _ terminal: Terminal
  ) async -> GradingOutcome {
    let interruption = Interruption()
    let work = Task {
      await GradingRun(suite, options: options).run(students) {
        terminal.show(progress: "Graded \($0.name.onOneLine)")
      }
    }
    let ending = Task {
      await interruption.wait()
      if !Task.isCancelled { work.cancel() }
    }
    defer { ending.cancel() }
    let outcome = await work.value
    terminal.clearProgress()
    return outcome
  }

  private func options() throws -> GradingOptions {
    var options = GradingOptions(building: try BuildOptions())
    options.building.system = try device.system()
    if let parallel { options.jobs = parallel }
    options.timeout = timeout
    options.totalTimeout = totalTimeout
    options.shard = shard?.part
    options.report = try report.map { try GradeFolder(URL(fileURLWithPath: $0)) }
    options.model = device.device
    options.appearance = device.appearance
    options.locale = device.locale
    try options.checkSandbox()
    return options
  }

  private func files() throws -> SubmissionFiles {
    func folder(_ path: String?) throws -> RootFolder? {
      try path.map { try RootFolder(making: URL(fileURLWithPath: $0)) }
    }
    var files = SubmissionFiles()
    files.junit = try folder(junit)
    files.gradescope = try folder(gradescope)
    files.classroom = try folder(classroom)
    return files
  }
}
