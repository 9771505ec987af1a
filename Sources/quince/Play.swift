import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation

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

      What the app reports about itself goes to standard error: among it what works in part only here, with \
      the line that uses it. With --strict that is a failure.

      Exit codes: 0 every flow passed, 1 one failed or the app does not build, 64 wrong usage.
      """)

  @Argument(
    help: """
      Flows (files, or folders of them), then an .xcodeproj, or a folder or workspace that holds one.
      """,
    completion: .file())
  var flowsAndProject: [String]

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Flag(
    help: "Let a flow fail whose app uses something of Apple's API that works in part only here.")
  var strict = false

  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard flowsAndProject.count >= 2 else {
      throw ValidationError("Give one flow or more, then the project they are about.")
    }
    if let project = flowsAndProject.last, FlowFiles.isFlow(project) {
      throw ValidationError("“\(project)” is a flow; the last argument must be the project.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let reader = FlowReader(environment: flowOptions.values)
    let flows: [Flow]
    do {
      flows = try FlowFiles.find(flowsAndProject.dropLast()).map(reader.read)
    } catch {
      terminal.tell("\(error)")
      throw ExitCode.failure
    }
    let app = try await building.build(flowsAndProject[flowsAndProject.count - 1])
    let suite = FlowSuite(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale,
      screenshots: flowOptions.folder,
      sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false), isStrict: strict)
    var results: [FlowSuite.Result] = []
    // What each of several flows comes upon is told once.
    var told: Set<Report> = []
    for (index, flow) in flows.enumerated() {
      terminal.show(progress: "Playing \(flow.name), \(index + 1) of \(flows.count)")
      let result = try await suite.play(flow, apps: [app.bundle])
      terminal.clearProgress()
      results.append(result)
      if json { continue }
      await terminal.tell(result.reports.filter { told.insert($0).inserted })
      print(FlowReport(result))
    }
    print(json ? try FlowReport.json(results) : FlowReport.summary(results))
    if results.contains(where: { !$0.hasPassed }) { throw ExitCode.failure }
  }
}
