/// A call of a tool.
struct ToolCall: Sendable {
  /// The session that the tool works with.
  let session: AgentSession
  /// Reports progress to the client, if it wants that.
  let progress: @Sendable (String) -> Void
}
