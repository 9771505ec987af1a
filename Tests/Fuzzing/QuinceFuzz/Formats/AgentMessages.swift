import AgentServer
import Foundation
import Fuzzing

extension FuzzFormat {
  /// JSON messages that a coding agent's program sends to `quince mcp`.
  @Sendable static func agentMessage() throws -> FuzzFormat {
    FuzzFormat(
      "agent-message", corpus: try Corpus("agent-message"),
      words: [
        "\"jsonrpc\":\"2.0\"", "\"id\":", "\"method\":", "\"params\":{", "\"_meta\":{",
        "\"arguments\":", "initialize", "tools/call", "tools/list", "notifications/cancelled",
        "1e308", "1e999", "9223372036854775808", "-1", "null", "[[[[", "{\"\":{\"\":", "\\u0000",
        "\\ud800", "\"point\":\"50%,nan\"", "\"progressToken\":",
      ]
    ) { input, _ in
      do {
        try AgentServer.check(input)
      } catch {
        // The message is answered with an error, like most mutants.
      }
    }
  }
}
