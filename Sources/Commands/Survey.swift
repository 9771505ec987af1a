import AppBuilder
import ArgumentParser
import Foundation
import Reports
import Safeguards
import Sandbox
import Survey

/// `quince survey`
struct Survey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract:
      "Builds, runs and uses every project below some folders, and says what became of each.",
    usage: "quince survey DIR… [--html FILE]",
    discussion: """
      Each app is launched and used without being shown: buttons and rows are tapped, fields typed in, sliders dragged, \
      the device is turned, the app killed and relaunched. A crash or hang is told with the steps that lead to it, as \
      lines of a flow that quince play performs (docs/survey.md). The same seed chooses the same steps.

      The compiler and the apps always run in the sandbox, without network. Ctrl-C ends the survey and tells \
      what there is.

      Exit codes: 0 every project runs, 1 some don't, 64 wrong usage.
      """)

  @Argument(help: "Folders with projects somewhere in them.", completion: .directory)
  var folders: [String]

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Option(
    help: "A JUnit XML file to write, for build servers.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "A page to write, with all findings and small pictures, in one file.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "A folder for the same page and its data, which quince report merge reads.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Survey the K-th of N parts of the projects only, so that several machines share the work.",
      valueName: "k/n"),
    transform: Shard.init)
  var shard: Shard?

  @Option(
    help: "A folder for large pictures: the first screen of each app and another one.",
    completion: .directory)
  var screenshots: String?

  @Option(
    help: "How many projects are surveyed at once (default: as many as there are processors).")
  var jobs: Int?

  @Option(help: "How many steps are taken with each app, 10,000 at most.")
  var steps = 40

  @Option(help: "How many seconds a project may take in all.")
  var timeout = 60.0

  @Option(
    help: """
      The number that chooses the steps (default: another one each time, which is shown; with --shard, 1).
      """)
  var seed: UInt64?

  @Option(
    help: """
      Let projects read files in this folder, besides their Git repositories or, outside one, their own folders. Can \
      be given several times.
      """, completion: .directory)
  var alsoRead: [String] = []

  @OptionGroup var device: DeviceKindOptions

  func validate() throws {
    guard !folders.isEmpty else { throw ValidationError("Give a folder with projects in it.") }
    if let jobs, jobs < 1 { throw ValidationError("There must be 1 job or more.") }
    guard (0...10_000).contains(steps) else {
      throw ValidationError("There can be 0 to 10,000 steps.")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("The timeout must be more than 0 seconds, and a day at most.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let report: SurveyReport
    do {
      let files = (
        junit: try junit.map { try OutputFile($0) }, html: try html.map { try OutputFile($0) }
      )
      _ = try OwnFolder.temporary.prepared()
      _ = try OwnFolder.cache.prepared()
      let options = try options()
      let folder = try self.report.map { try SurveyFolder(URL(fileURLWithPath: $0)) }
      if let gaps = options.sandbox.triedMeans.warning { terminal.tell(gaps) }
      let projects = try ProjectSearch(in: folders.map { URL(fileURLWithPath: $0) }).projects
      guard !projects.isEmpty else {
        throw ValidationError("There is no .xcodeproj in \(folders.joined(separator: ", ")).")
      }
      report = await survey(projects, options: options, terminal)
      try files.junit?.write(Data(JUnitXML(RunReport(report)).text.utf8))
      try files.html?.write(Data(SurveyPage(report).text.utf8))
      try folder?.write(report)
      terminal.print(
        json
          ? .json(try SurveyJSON(report).text)
          : SurveyTable(report, isColored: terminal.isReadByPerson).text)
    } catch {
      terminal.tell(error)
      throw error.isWrongUsage ? ExitCode.validationFailure : ExitCode.failure
    }
    if !report.isAllRunning { throw ExitCode.failure }
  }

  /// Surveys the projects until they are done or the person presses Ctrl-C.
  private func survey(
    _ projects: [FoundProject], options: SurveyOptions, _ terminal: Terminal
  ) async -> SurveyReport {
    let interruption = Interruption()
    let work = Task {
      await SurveyRun(options: options).run(projects) { terminal.show(progress: "\($0)") }
    }
    let ending = Task {
      await interruption.wait()
      if !Task.isCancelled { work.cancel() }
    }
    defer { ending.cancel() }
    let report = await work.value
    terminal.clearProgress()
    return report
  }

  private func options() throws -> SurveyOptions {
    let readable = alsoRead.map { URL(fileURLWithPath: $0) }
    var options = SurveyOptions(
      seed: seed ?? (shard == nil ? .random(in: 0..<1_000_000) : 1),
      building: try BuildOptions(readableFolders: readable))
    options.shard = shard?.part
    options.steps = steps
    options.timeout = timeout
    if let jobs { options.jobs = jobs }
    options.screenshots = try screenshots.map { try RootFolder(making: URL(fileURLWithPath: $0)) }
    options.model = device.device
    options.appearance = device.appearance
    options.locale = device.locale
    return options
  }
}
