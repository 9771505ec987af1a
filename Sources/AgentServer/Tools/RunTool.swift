import DeviceProtocol
import Foundation
import Simulator

/// Builds and launches an app.
struct RunTool: AgentTool {
  let name = "run"
  let title = "Run"
  let help = """
    Build the app and launch it on a simulated device. The answer lists the elements on the first \
    screen. If the app is running, it's ended first; its data is kept until you choose another \
    device or set “erase”.
    """
  let parameters =
    BuildTool.projectParameters + DeviceRequest.parameters + [
      ToolParameter(
        "orientation",
        .choice(DeviceConfiguration.Orientation.allCases.map(\.rawValue)),
        "How the device is held. Default: portrait."),
      ToolParameter(
        "arguments", .texts(most: 50, longest: 4_000), "Launch arguments, such as -level and 3."),
      ToolParameter("erase", .boolean, "Use a new device, without the app's earlier data."),
    ]
  let effect = ToolEffect.usesApp
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let request = try DeviceRequest(arguments)
    let app = try await BuildTool.build(arguments, call, for: request.system)
    if arguments.boolean("erase") { await call.session.close() }
    call.progress("Launching \(app.name)")
    let stage = try await call.session.launch(
      app, on: request,
      orientation: arguments.text("orientation").flatMap(DeviceConfiguration.Orientation.init)
        ?? .portrait,
      arguments: arguments.texts("arguments"))
    let screen = try await stage.look()
    return ToolAnswer(
      "\(BuildTool.text(of: app))\n\(screen.text())")
  }
}
