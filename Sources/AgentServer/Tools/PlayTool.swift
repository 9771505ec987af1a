import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Plays flows.
struct PlayTool: AgentTool {
  let name = "play"
  let title = "Play Flows"
  let help = """
    Play flows (YAML in Maestro's format), each on a new device. Or perform “steps”, a YAML list \
    such as “- tapOn: Save”, on the app that's running, and answer with what changed. Screenshots \
    of takeScreenshot and of failures are written to the folder artifacts.
    """
  let parameters =
    [
      ToolParameter("flows", .texts(most: 100, longest: 4_000), "Files or folders of flows."),
      ToolParameter("steps", .text(longest: 200_000), "Steps for the running app, as YAML."),
    ] + BuildTool.projectParameters + DeviceRequest.parameters
  let effect = ToolEffect.changesFiles
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let flows = arguments.texts("flows")
    let pictures = try call.session.folder.pictureFolder()
    switch (arguments.text("steps"), flows.isEmpty) {
    case (let steps?, true):
      let file = call.session.folder.url.appendingPathComponent("steps")
      let flow = try reader(call).read(steps, as: file)
      let stage = try await call.session.runningStage()
      return ToolAnswer(try await stage.perform(flow, pictures: pictures))
    case (nil, false): return try await play(flows, arguments, call, pictures)
    default: throw ToolFailure("“play” requires either flows or steps.")
    }
  }

  private func reader(_ call: ToolCall) -> FlowReader {
    FlowReader(readableFolders: call.session.options.readableFolders)
  }

  private func play(
    _ paths: [String], _ arguments: ToolArguments, _ call: ToolCall, _ pictures: URL
  ) async throws -> ToolAnswer {
    let files = try FlowFiles.find(paths.map { try call.session.folder.resolve($0).path })
    let flows = try files.map { try reader(call).read($0) }
    let request = try DeviceRequest(arguments)
    let suite = FlowSuite(
      model: request.model, appearance: request.appearance, locale: request.locale,
      screenshots: pictures, sandbox: call.session.sandbox)
    var results: [FlowSuite.Result] = []
    for flow in flows {
      try Task.checkCancellation()
      let system = flow.system.map { .exactly($0.release) } ?? request.system
      let app = try await BuildTool.build(arguments, call, for: system)
      call.progress("Playing \(flow.name)")
      results.append(try await suite.play(flow, apps: [app.bundle]))
    }
    let text = results.map { "\(FlowReport($0))" } + [FlowReport.summary(results)]
    return ToolAnswer(
      text.joined(separator: "\n"),
      isError: results.contains { !$0.hasPassed })
  }
}
