import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Reports
import Safeguards
import Suggestions

/// The command `quince play`.
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play flows on an app, without showing it.",
    usage: "quince play FLOW.yaml… PROJECT [--screenshots DIR]",
    discussion: """
      A flow is a list of commands in Maestro's YAML format (docs/flows.md). Each one is played on \
      a separate device with nothing on it but the app. A failing step is reported with its file \
      and line, the elements on screen, and a screenshot.

      The app's output goes to standard error, along with a report of each partially supported \
      API that it uses and the line that uses it. With --strict, such a report fails the flow.

      Exit codes: 0 every flow passed, 1 one failed or the app doesn't build, 64 incorrect usage, \
      including when there are no flows or --points names an unknown one.
      """)

  @Argument(
    help: """
      Files or folders of flows, then an .xcodeproj, a folder or workspace that contains one, \
      or a Swift file.
      """,
    completion: .file())
  var flowsAndProject: [String]

  @Flag(
    name: .customLong("continue"),
    help: "Continue after a step fails, and report every failing step.")
  var goesOn = false

  @Option(help: "Set how long an assertion waits, in seconds (default: 3).")
  var timeout: Double?

  @Flag(
    help: "Fail a flow if the app uses a partially supported API.")
  var strict = false

  @OptionGroup var runOptions: RunOptions
  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard flowsAndProject.count >= 2 else {
      throw ValidationError("Pass one or more flows, then the project.")
    }
    if let timeout, !(0...3600).contains(timeout) {
      throw ValidationError("--timeout must be from 0 to 3600 seconds.")
    }
    if let project = flowsAndProject.last, FlowFiles.isFlow(project) {
      throw ValidationError("“\(project)” is a flow. The last argument must be the project.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
      let writer = try ResultWriter(
        runOptions.files, folder: runOptions.report, title: "Flows of \(name)", project: project,
        terminal)
      let report = try await writer.write { (try await play(writer, terminal), nil) }
      if let folder = writer.folder { terminal.hint("Report: \(folder.page.path)") }
      if !report.hasPassed { throw ExitCode.failure }
    }
  }

  private var project: String { flowsAndProject[flowsAndProject.count - 1] }

  /// Plays the flows, and prints the results.
  private func play(_ writer: ResultWriter, _ terminal: Terminal) async throws -> RunReport {
    let flows = try plannedFlows(writer)
    deviceOptions.noteSystem(of: flows.map(\.flow), to: terminal)
    let concealment = try runOptions.concealment(from: project, building, terminal) {
      hide(flows, by: &$0)
    }
    for case let error? in flows.map(\.error) { terminal.tell(error) }
    var problem: ReportedProblem?
    var name: String?
    let results: [FlowSuite.Result]
    do {
      let apps = try await apps(for: flows, concealing: concealment)
      name = apps.values.first?.bundle.deletingPathExtension().lastPathComponent
      results = try await play(flows, apps, writer.folder, terminal)
    } catch let failure as BuildFailure {
      let build = ReportedProblem(failure)
      problem = build
      results = flows.map { $0.result ?? .init(unplayed: $0.flow, because: build.issue) }
    }
    if flows.isEmpty { terminal.tell("This part is empty: there are fewer flows than parts.") }
    terminal.print(
      runOptions.json
        ? .json(try FlowReport.json(results)) : TerminalText(FlowReport.summary(results)))
    return writer.report(
      of: results.map(ReportedRun.init), title: name.map { "Flows of \($0)" },
      problems: problem.map { [$0] } ?? [])
  }

  /// Returns the flows to play.
  /// - Throws: `FlowError` if there are no flows, `PointsMismatch`, `RunOptions.UnknownName`, or
  ///   `ValidationError` if the model can't run a flow's system.
  private func plannedFlows(_ writer: ResultWriter) throws -> [RequestedFlow] {
    let reader = FlowReader(
      environment: flowOptions.values, readableFolders: building.readableFolders)
    let all = try FlowFiles.find(flowsAndProject.dropLast()).map { try RequestedFlow($0, reader) }
    let planned = all.map(\.planned)
    try writer.points.check(planned, near: Spelling.near)
    let chosen = try runOptions.chosen(of: all) { Array($0.planned.names) }
    let flows = runOptions.part(of: chosen)
    try writer.plan(
      flows.map(\.planned), shard: runOptions.reportedShard("play", all: chosen.map(\.planned)))
    for flow in flows { _ = try deviceOptions.system(of: flow.flow) }
    return flows
  }

  /// Builds the app for each system that a flow is played on.
  private func apps(
    for flows: [RequestedFlow], concealing concealment: Concealment?
  ) async throws -> [SystemChoice: BuiltApp] {
    var apps: [SystemChoice: BuiltApp] = [:]
    for flow in flows where flow.error == nil {
      let system = try deviceOptions.system(of: flow.flow)
      guard apps[system] == nil else { continue }
      apps[system] = try await building.buildOrThrow(
        project, concealing: concealment, for: system)
    }
    return apps
  }

  private func hide(_ flows: [RequestedFlow], by concealment: inout Concealment) {
    for place in flowsAndProject.dropLast() where !FlowFiles.isFlow(place) {
      concealment.hide(folder: place, names: [])
    }
    concealment.hide(files: flows.flatMap(\.flow.files).map(\.path))
    concealment.hide(folder: flowOptions.folder.path, names: [])
  }

  private func play(
    _ flows: [RequestedFlow], _ apps: [SystemChoice: BuiltApp], _ folder: ReportFolder?,
    _ terminal: Terminal
  ) async throws -> [FlowSuite.Result] {
    let telling = AppOutputTelling(terminal)
    var suite = FlowSuite(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale,
      screenshots: flowOptions.folder,
      sandbox: building.sandbox(
        hasNetwork: deviceOptions.network ?? false, replaying: deviceOptions.replayNetwork),
      isStrict: strict)
    suite.goesOn = goesOn
    suite.conceals = runOptions.conceals
    suite.timeout = timeout
    suite.debugger = runOptions.startingDebugger(terminal)
    suite.report = folder
    suite.listener = telling.tell
    let encoder = try folder.flatMap { _ in try terminal.movieEncoder() }
    var count = 0
    func tellProgress() {
      guard count < flows.count else { return }
      terminal.show(
        progress: "Playing \(flows[count].flow.name), \(count + 1) of \(flows.count)")
    }
    tellProgress()
    let requests = try flows.map {
      (flow: $0, app: apps[try deviceOptions.system(of: $0.flow)]?.bundle)
    }
    return try await ParallelWork.results(
      of: requests, atMost: runOptions.parallel,
      work: { [suite, runOptions] request in
        await Self.result(of: request.flow) {
          try await suite.play(
            $0, apps: request.app.map { [$0] } ?? [], retries: runOptions.retry,
            filmedWith: encoder)
        }
      },
      done: { result in
        terminal.clearProgress()
        if !runOptions.json { terminal.print("\(FlowReport(result))") }
        count += 1
        tellProgress()
      })
  }

  /// Returns the result of a flow, even if it can't be played.
  private static func result(
    of requested: RequestedFlow, _ play: (Flow) async throws -> FlowSuite.Result
  ) async -> FlowSuite.Result {
    if let result = requested.result { return result }
    do {
      return try await play(requested.flow)
    } catch {
      return .init(unplayed: requested.flow, because: ReportedProblem(error).issue)
    }
  }
}
