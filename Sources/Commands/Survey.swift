import AppBuilder
import ArgumentParser
import Foundation
import Reports
import Safeguards
import Sandbox
import Survey

/// The command `quince survey`.
struct Survey: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Build, launch, and exercise every project in a folder, and report the results.",
    usage: "quince survey DIR… [--html FILE]",
    discussion: """
      Each app is launched and used headless: Quince taps buttons and rows, types in fields, \
      drags sliders, rotates the device, and kills and relaunches the app. A crash or hang is \
      reported with the steps that lead to it, as a flow for “quince play” (docs/survey.md). The \
      same seed chooses the same steps.

      The compiler and the apps always run in the sandbox, without the network. Press Ctrl-C to \
      stop and print the results so far.

      Exit codes: 0 every project runs, 1 some don't, 64 incorrect usage.
      """)

  @Argument(help: "Folders with projects, at any depth.", completion: .directory)
  var folders: [String]

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Option(
    help: "Write the results to this JUnit XML file, for build servers.",
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "Write a page with all results and small screenshots to this file.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write the same page and its data, for “quince report merge”, to this folder.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Survey only the K-th of N parts of the projects, so that several machines share the work.",
      valueName: "k/n"),
    transform: Shard.init)
  var shard: Shard?

  @Option(
    help: "Write large screenshots of each app to this folder: its first screen, and another.",
    completion: .directory)
  var screenshots: String?

  @Option(
    help: "Survey this many projects at once (default: the number of processors).")
  var jobs: Int?

  @Option(help: "Take this many steps in each app, at most 10,000.")
  var steps = 40

  @Option(help: "Set the time limit for each project, in seconds.")
  var timeout = 60.0

  @Option(
    help: """
      Choose the steps with this number (default: a random one, which is printed; with --shard, \
      1).
      """)
  var seed: UInt64?

  @Option(
    help: """
      Let projects read files in this folder, in addition to their Git repositories or, outside \
      one, their own folders. You can repeat this option.
      """, completion: .directory)
  var alsoRead: [String] = []

  @Option(
    name: .customLong("network"), help: ReplayedNetwork.help,
    completion: .file(extensions: ["har"]),
    transform: ReplayedNetwork.init)
  var replayNetwork: ReplayedNetwork?

  @OptionGroup var device: DeviceKindOptions

  func validate() throws {
    guard !folders.isEmpty else { throw ValidationError("Pass a folder with projects.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    guard (0...10_000).contains(steps) else {
      throw ValidationError("--steps must be from 0 to 10,000.")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be more than 0 seconds, and at most a day.")
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
      device.noteSystem(to: terminal)
      let options = try options()
      let folder = try self.report.map { try SurveyFolder(URL(fileURLWithPath: $0)) }
      if let gaps = options.sandbox.triedMeans.warning { terminal.tell(gaps) }
      let projects = try ProjectSearch(in: folders.map { URL(fileURLWithPath: $0) }).projects
      guard !projects.isEmpty else {
        throw ValidationError("No .xcodeproj found in \(folders.joined(separator: ", ")).")
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

  /// Surveys the projects until they're done or the user presses Ctrl-C.
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
    options.building.system = try device.system()
    options.sandbox.replayedNetwork = replayNetwork?.path
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
