import Foundation

/// Reports whether Quince supports a UIKit API.
struct APITool: AgentTool {
  let name = "api"
  let title = "Supported API"
  let help = """
    Check whether Quince supports a UIKit type or member, such as UISlider or \
    UIScrollView.contentInset, and what it lacks. Using an unsupported API doesn't compile.
    """
  let parameters = [
    ToolParameter(
      "name", .text(longest: 200), "A type, or a type and a member, as in Swift.", isRequired: true)
  ]
  let effect = ToolEffect.looks
  let usesDevice = false

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    ToolAnswer(try await APINames.shared.value.support(for: arguments.text("name") ?? ""))
  }
}
