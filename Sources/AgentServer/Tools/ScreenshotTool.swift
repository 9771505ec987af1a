import Foundation
import Simulator

/// Takes a screenshot.
struct ScreenshotTool: AgentTool {
  let name = "screenshot"
  let title = "Screenshot"
  let help = """
    Take a screenshot of the device. “elements” is smaller and shows what a tap can reach; use a \
    screenshot to check the layout and colors.
    """
  let parameters = [
    ToolParameter(
      "scale", .number(0.25...3), "Pixels for each point. Default: 1, so that a pixel is a point.")
  ]
  let effect = ToolEffect.looks
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let device = try await call.session.runningStage().device
    _ = try await device.settle()
    let scale = arguments.number("scale") ?? 1
    let image = try await device.screenshot(scale: scale)
    let size = await device.configuration.screenSize
    return ToolAnswer(
      "\(Int(size.width))×\(Int(size.height)) points, \(scale.formatted()) pixels for each.",
      image: image)
  }
}
