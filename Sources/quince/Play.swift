import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Reports

/// `quince play`
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Performs flows on an app, without showing it.",
    usage: "quince play FLOW.yaml… PROJECT [--screenshots DIR]",
    discussion: """
      A flow is a list of commands in Maestro's YAML format (docs/flows.md). Each one is played on a \
      device of its own with nothing on it but the app. A step that fails is told with its file and \
      line, what was on the screen, and a picture.

      What the app prints and reports goes to standard error: among it what works in part only here, with \
      the line that uses it. With --strict that is a failure.

      Exit codes: 0 every flow passed, 1 one failed or the app does not build, 64 wrong usage.
      """)

  @Argument(
    help: """
      Flows (files, or folders of them), then an .xcodeproj, or a folder or workspace that holds one.
      """,
    completion: .file())
  var flowsAndProject: [String]

  @Flag(
    name: .customLong("continue"),
    help: "Go on after a step that fails, and tell of all that do.")
  var goesOn = false

  @Option(help: "How many seconds an assertion waits at most (default: 3).")
  var timeout: Double?

  @Flag(
    help: "Let a flow fail whose app uses something of Apple's API that works in part only here.")
  var strict = false

  @OptionGroup var runOptions: RunOptions
  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard flowsAndProject.count >= 2 else {
      throw ValidationError("Give one flow or more, then the project they are about.")
    }
    if let timeout, !(0...3600).contains(timeout) {
      throw ValidationError("An assertion can wait for 0 to 3600 seconds.")
    }
    if let project = flowsAndProject.last, FlowFiles.isFlow(project) {
      throw ValidationError("“\(project)” is a flow; the last argument must be the project.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let files = try runOptions.files.open()
      let folder = try runOptions.reportFolder()
      let flows = try flows()
      let app = try await building.build(flowsAndProject[flowsAndProject.count - 1])
      let beginning = Date()
      let results = try await play(flows, app.bundle, folder, terminal)
      let report = RunReport(
        title: "Flows of \(app.bundle.deletingPathExtension().lastPathComponent)",
        date: beginning, seconds: Date().timeIntervalSince(beginning),
        runs: results.map(ReportedRun.init),
        properties: [
          ReportedProperty(RunReport.project, flowsAndProject[flowsAndProject.count - 1])
        ])
      terminal.print(
        runOptions.json ? try FlowReport.json(results) : FlowReport.summary(results))
      try folder.map(report.write)
      try files.write(report, terminal)
      if let folder { terminal.hint("The report is \(folder.page.path).") }
      if !report.hasPassed { throw ExitCode.failure }
    }
  }

  private func flows() throws -> [Flow] {
    let reader = FlowReader(environment: flowOptions.values)
    let flows = try FlowFiles.find(flowsAndProject.dropLast()).map(reader.read)
    return try runOptions.chosen(of: flows) { flow in
      let folder = flow.file.deletingLastPathComponent().lastPathComponent
      let name = flow.file.deletingPathExtension().lastPathComponent
      return [flow.name, name, "\(folder)/\(name)", "\(folder)/\(flow.name)"]
    }
  }

  private func play(
    _ flows: [Flow], _ app: URL, _ folder: ReportFolder?, _ terminal: Terminal
  ) async throws -> [FlowSuite.Result] {
    let telling = AppOutputTelling(terminal)
    var suite = FlowSuite(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale,
      screenshots: flowOptions.folder,
      sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false), isStrict: strict)
    suite.goesOn = goesOn
    suite.timeout = timeout
    suite.report = folder
    suite.listener = telling.tell
    let encoder = try folder.flatMap { _ in try terminal.movieEncoder() }
    var count = 0
    func tellProgress() {
      guard count < flows.count else { return }
      terminal.show(
        progress: "Playing \(flows[count].name), \(count + 1) of \(flows.count)")
    }
    tellProgress()
    return try await ParallelWork.results(
      of: flows, atMost: runOptions.parallel,
      work: { [suite, runOptions] flow in
        try await suite.play(
          flow, apps: [app], retries: runOptions.retry, filmedWith: encoder)
      },
      done: { result in
        terminal.clearProgress()
        if !runOptions.json { terminal.print(text(of: result)) }
        count += 1
        tellProgress()
      })
  }

  private func text(of result: FlowSuite.Result) -> String {
    let text = "\(FlowReport(result))"
    return WorkflowCommand.isRead ? WorkflowCommand.disarmed(text) : text
  }
}
