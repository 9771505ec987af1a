import Simulator

/// Describes how the screen is built.
struct InspectTool: AgentTool {
  let name = "inspect"
  let title = "Inspect Views"
  let help = """
    Show how the screen is built: view controllers and views. Those that match have details: the \
    line in your code that created them, constraints with their lines, properties, and layout \
    problems.
    """
  let parameters = [
    ToolParameter(
      "matching", .text(longest: 500),
      "Show details only for objects with this text in their class, name, identifier, or text.",
      isRequired: true)
  ]
  let effect = ToolEffect.looks
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let device = try await call.session.runningStage().device
    _ = try await device.settle()
    let report = try await InspectionReport(of: device)
    return ToolAnswer(report.text(detailing: arguments.text("matching")))
  }
}
