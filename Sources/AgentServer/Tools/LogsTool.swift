import Foundation
import Simulator

/// Reads the app's output.
struct LogsTool: AgentTool {
  private static let most = 100

  let name = "logs"
  let title = "Logs"
  let help = """
    Read the output of the app since the last call: printed lines, messages to the unified log, \
    crashes, and uses of partially supported API with their lines.
    """
  let parameters = [
    ToolParameter("all", .boolean, "Also read entries that were read before."),
    ToolParameter("matching", .text(longest: 500), "Read only lines that contain this text."),
  ]
  let effect = ToolEffect.looks
  let usesDevice = true

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let entries = try await call.session.runningStage().log(all: arguments.boolean("all"))
    var lines = entries.map(\.entry.plainText)
    if let words = arguments.text("matching") {
      lines = lines.filter { $0.localizedCaseInsensitiveContains(words) }
    }
    guard !lines.isEmpty else { return ToolAnswer("No new output.") }
    let rest = lines.count - Self.most
    let head = rest > 0 ? ["(\(rest) earlier lines left out)"] : []
    return ToolAnswer(
      (head + lines.suffix(Self.most)).joined(separator: "\n"))
  }
}
