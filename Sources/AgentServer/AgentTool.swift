import EditorMessages

/// A tool for agents.
protocol AgentTool: Sendable {
  /// The name of the tool in calls.
  var name: String { get }
  /// A short title for people.
  var title: String { get }
  /// A description for agents.
  var help: String { get }
  /// The parameters.
  var parameters: [ToolParameter] { get }
  /// The effects on files and the app.
  var effect: ToolEffect { get }
  /// Whether the tool uses the session's device, which one tool uses at a time.
  var usesDevice: Bool { get }

  /// Does the tool's work.
  /// - Throws: Any error, whose text the agent reads, or `CancellationError`.
  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer
}

extension AgentTool {
  /// The tool in the list of tools.
  var listing: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(help),
      "inputSchema": [
        "type": "object",
        "properties": .object(
          Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
        "required": .array(required), "additionalProperties": false,
      ],
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(effect == .looks),
        "destructiveHint": .bool(effect == .changesFiles), "openWorldHint": false,
      ],
    ]
  }
}
