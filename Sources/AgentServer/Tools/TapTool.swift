import Flows

/// Taps on an element.
struct TapTool: AgentTool {
  let name = "tap"
  let title = "Tap"
  let help = """
    Tap on an element or a point. Waits until the app is idle, and answers with what changed on \
    the screen: “-” marks lines that went away, “+” new ones.
    """
  let parameters =
    TargetArguments.parameters + [
      ToolParameter("times", .whole(1...20), "The number of taps. Default: 1."),
      ToolParameter("long", .boolean, "Press for a second instead."),
    ]
  let effect = ToolEffect.usesApp
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    guard let target = try TargetArguments(arguments).target else {
      throw ToolFailure("“tap” requires a text, an ID, or a point.")
    }
    let command: FlowCommand =
      arguments.boolean("long")
      ? .longPressOn(target) : .tapOn(target, TapOptions(times: arguments.whole("times") ?? 1))
    return ToolAnswer(try await call.session.runningStage().perform([command]))
  }
}
