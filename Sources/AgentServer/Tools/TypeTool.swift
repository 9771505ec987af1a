import DeviceProtocol
import Flows

/// Types text.
struct TypeTool: AgentTool {
  let name = "type"
  let title = "Type"
  let help = """
    Type text into the field that's being edited, or into the specified one, which is tapped \
    first. Answers with what changed.
    """
  let parameters =
    [ToolParameter("input", .text(longest: 10_000), "The text to type.", isRequired: true)]
    + TargetArguments.parameters + [
      ToolParameter("clear", .boolean, "Erase the field's text first."),
      ToolParameter(
        "key", .text(longest: 40), "A key to press afterward, such as Enter, Tab, or Command+Z."),
    ]
  let effect = ToolEffect.usesApp
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    var commands: [FlowCommand] = []
    if let target = try TargetArguments(arguments).target {
      commands.append(.tapOn(target, TapOptions()))
    }
    if arguments.boolean("clear") {
      commands += [.pressKey(try Self.key("Command+A")), .eraseText(count: 1)]
    }
    commands.append(.inputText(arguments.text("input") ?? ""))
    if let name = arguments.text("key") { commands.append(.pressKey(try Self.key(name))) }
    return ToolAnswer(try await call.session.runningStage().perform(commands))
  }

  private static func key(_ name: String) throws(ToolFailure) -> Keystroke {
    guard let key = Keystroke(name) else {
      throw ToolFailure("Unknown key “\(name)”: use a name such as Enter, Tab, or Command+Z.")
    }
    return key
  }
}
