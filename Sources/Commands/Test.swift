import AppBuilder
import ArgumentParser
import Foundation
import Reports
import Safeguards
import TestRuns

/// The command `quince test`.
struct Test: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the unit and UI tests of a project, without showing the app.",
    usage: "quince test PROJECT [--only Target/Class/test]",
    discussion: """
      Unit tests run in the app, as in Xcode. Unit tests of a framework run in a separate process. \
      UI tests use the app the way a user does. The project's scheme or its test plan chooses the \
      tests and their settings (docs/testing.md).

      The output of the app and the tests goes to standard error. Use the same names as in \
      xcodebuild: Target/Class/test, Target/Class for a whole class, or Target for a whole target.

      Exit codes: 0 every test passed, 1 one failed or something doesn't build, 64 incorrect usage, \
      including when there are no tests or --points names an unknown one.
      """)

  @Argument(
    help: "An .xcodeproj, or a folder or workspace that contains one.", completion: .file())
  var project: String

  @Option(
    help: "Use this scheme (default: the scheme of the app or framework).")
  var scheme: String?

  @Option(help: "Use this test plan of the scheme (default: the scheme's default).")
  var testPlan: String?

  @Option(help: "Set the time limit for each test, in seconds.")
  var timeout = 60.0

  @Flag(help: "Print a table of how many lines of the app or framework ran.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Write a page that shows which lines ran, and lcov.info, to this folder.",
      valueName: "dir"), completion: .directory)
  var coverageReport: String?

  @OptionGroup var runOptions: RunOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be more than 0 seconds, and at most a day.")
    }
    for name in runOptions.only + runOptions.skip where TestFilter(name) == nil {
      throw ValidationError("Invalid test name “\(name)”: use Target/Class/test.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
      let writer = try ResultWriter(
        runOptions.files, folder: runOptions.report, title: "Tests of \(name)", project: project,
        terminal)
      let report = try await writer.write { try await run(writer, terminal) }
      if let folder = writer.folder { terminal.tell("Report: \(folder.page.path)") }
      if !report.hasPassed { throw ExitCode.failure }
    }
  }

  /// Builds and runs the tests, and prints the results.
  private func run(
    _ writer: ResultWriter, _ terminal: Terminal
  ) async throws -> (report: RunReport, known: [ReportedRun]?) {
    let concealment = try runOptions.concealment(from: project, building, terminal) {
      guard let coverageReport else { return }
      $0.hide(folder: coverageReport, names: [ReportFolder.pageName, "lcov.info"])
    }
    deviceOptions.noteSystem(to: terminal)
    let counts = coverage || coverageReport != nil
    let products: TestProducts
    do {
      products = try await building.buildOrThrow(
        TestRequest(scheme: scheme, plan: testPlan, countsLines: counts), of: project,
        concealing: concealment, for: deviceOptions.system())
    } catch let failure as BuildFailure {
      let problem = ReportedProblem(failure)
      if runOptions.json { terminal.print(.json(try TestJSON(problem).text)) }
      return (writer.report(of: [], problems: [problem]), nil)
    }
    let count = counts ? try CoverageCount(products) : nil
    defer { count?.end() }
    let outcome = try await results(of: products, count, writer.folder, terminal)
    let report = try report(of: outcome, products.name, writer, terminal)
    terminal.print(
      runOptions.json
        ? .json(try TestJSON(outcome.results).text) : TerminalText(report.summary))
    if let count { try tell(try await count.report(building.sandbox()), of: products, terminal) }
    return (report, outcome.found)
  }

  private func report(
    of outcome: TestRunResults, _ name: String, _ writer: ResultWriter, _ terminal: Terminal
  ) throws -> RunReport {
    if outcome.results.isEmpty {
      terminal.tell("This part is empty: there are fewer suites than parts.")
    }
    let (targets, tests) = (
      outcome.results.filter(\.isOfTarget), outcome.results.filter { !$0.isOfTarget }
    )
    var report = writer.report(
      of: try tests.map { try $0.reported(in: writer.folder) }, title: "Tests of \(name)",
      problems: targets.map { ReportedProblem($0.name.target, ReportedIssue($0.issues[0].message)) }
    )
    report.shard = runOptions.reportedShard("test", all: outcome.chosen)
    return report
  }

  /// Reports how much of the tested code ran.
  private func tell(
    _ coverage: CoverageReport, of products: TestProducts, _ terminal: Terminal
  ) throws {
    if !runOptions.json { terminal.print("\(CoverageTable(coverage))") }
    guard let coverageReport else { return }
    let folder = try RootFolder(making: URL(fileURLWithPath: coverageReport, isDirectory: true))
    let page = try CoveragePage(coverage, title: "Lines of \(products.name) that ran") {
      try? InputFile.text(of: URL(fileURLWithPath: $0.path))
    }
    try folder.write(Data(page.text.utf8), to: ReportFolder.pageName)
    try folder.write(Data(LCOV(coverage.files).text.utf8), to: "lcov.info")
  }

  private func results(
    of products: TestProducts, _ count: CoverageCount?, _ folder: ReportFolder?,
    _ terminal: Terminal
  ) async throws -> TestRunResults {
    var options = TestOptions()
    options.model = deviceOptions.device
    options.appearance = deviceOptions.appearance
    options.locale = deviceOptions.locale
    options.sandbox = building.sandbox(
      hasNetwork: deviceOptions.network ?? false, replaying: deviceOptions.replayNetwork)
    options.sandbox.profiles = count?.profiles.path
    options.only = runOptions.only.compactMap(TestFilter.init)
    options.skipped = runOptions.skip.compactMap(TestFilter.init)
    options.parallel = runOptions.parallel
    options.retries = runOptions.retry
    options.shard = runOptions.shard?.part
    options.timeout = timeout
    options.debugger = runOptions.startingDebugger(terminal)
    options.report = folder
    options.encoder = try folder.flatMap { _ in try terminal.movieEncoder() }
    if runOptions.conceals, let warning = ForgeryWarning(about: products, options) {
      terminal.tell("\(warning)")
    }
    let telling = AppOutputTelling(terminal)
    let isJSON = runOptions.json
    let observer = TestObserver(
      began: { terminal.show(progress: "Running \($0)") },
      ended: { result in
        terminal.clearProgress()
        if !isJSON { terminal.print("\(TestText(result))") }
      },
      printed: telling.tell)
    return try await TestRun(products, options: options, observer: observer).run()
  }
}
