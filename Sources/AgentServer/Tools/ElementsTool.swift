/// Lists the elements on the screen.
struct ElementsTool: AgentTool {
  let name = "elements"
  let title = "Elements"
  let help = """
    List the elements on the screen, one on each line: kind, text, value, identifier, states, \
    frame, and after “→” the selector that a flow uses.
    """
  let parameters = [
    ToolParameter("matching", .text(longest: 500), "List only lines that contain this text."),
    ToolParameter(
      "wait", .number(0...600), "Let this many seconds pass on the device first, without waiting."),
  ]
  let effect = ToolEffect.looks
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let screen = try await call.session.runningStage().look(after: arguments.number("wait") ?? 0)
    return ToolAnswer(screen.text(matching: arguments.text("matching")))
  }
}
