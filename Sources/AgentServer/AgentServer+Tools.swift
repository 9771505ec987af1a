import Foundation

extension AgentServer {
  /// A description of the server for agents.
  static let instructions = """
    Quince builds UIKit apps and runs them on a simulated iPhone or iPad. Start with “run”, which \
    answers with the elements on the screen. “tap”, “type”, and “swipe” answer with what changed. \
    Time on the device passes only while a tool works, so nothing changes between two calls; use \
    “wait” of “elements” to let timers run. Paths are relative to the project's folder.
    """

  /// All tools.
  static let tools: [any AgentTool] = [
    BuildTool(), RunTool(), ScreenshotTool(), ElementsTool(), TapTool(), TypeTool(), SwipeTool(),
    PlayTool(), TestTool(), InspectTool(), LogsTool(), NewTool(), APITool(),
  ]

  /// Checks a message without doing what it requests, to test the reader.
  /// - Throws: An error for a message that isn't valid, or for wrong arguments of a tool.
  package static func check(_ message: Data) throws {
    guard case .request(_, let request) = try ClientMessage(message) else { return }
    if request.statesVersion { try request.checkVersion() }
    guard let tool = tools.first(where: { $0.name == request.parameters["name"]?.text }) else {
      return
    }
    let arguments = try ToolArguments(request.parameters["arguments"], for: tool.parameters)
    _ = try TargetArguments(arguments)
  }
}
