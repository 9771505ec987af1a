import Flows

/// Swipes across the screen.
struct SwipeTool: AgentTool {
  let name = "swipe"
  let title = "Swipe"
  let help = """
    Swipe in a direction, which is where the finger moves: “up” shows what's below. Starts on the \
    specified element, or in the middle of the screen. Or swipe from a point to another one. \
    Answers with what changed.
    """
  let parameters =
    [
      ToolParameter("direction", .choice(["up", "down", "left", "right"]), "The direction."),
      ToolParameter("from", .text(longest: 40), "The start, such as “50%,80%” or “200,600”."),
      ToolParameter("to", .text(longest: 40), "The end."),
    ] + TargetArguments.parameters.filter { $0.name != "point" } + [
      ToolParameter("seconds", .number(0.05...5), "The duration on the device. Default: 0.4.")
    ]
  let effect = ToolEffect.usesApp
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let swipe = Swipe(path: try path(arguments), duration: arguments.number("seconds") ?? 0.4)
    return ToolAnswer(try await call.session.runningStage().perform([.swipe(swipe)]))
  }

  private func path(_ arguments: ToolArguments) throws(ToolFailure) -> Swipe.Path {
    let selector = try TargetArguments(arguments).selector
    if let direction = arguments.text("direction").flatMap({
      SwipeDirection(rawValue: $0.uppercased())
    }) {
      return .direction(direction, from: selector)
    }
    guard let start = arguments.text("from").flatMap(ScreenPoint.init),
      let end = arguments.text("to").flatMap(ScreenPoint.init)
    else {
      throw ToolFailure(
        "“swipe” requires a direction, or “from” and “to”, which are points such as “50%,80%”.")
    }
    return selector.map { .inside($0, start: start, end: end) } ?? .points(start: start, end: end)
  }
}
