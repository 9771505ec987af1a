import EditorMessages

/// A request from an editor.
struct DebugRequest: Sendable {
  /// The number that the answer refers to.
  let number: JSONValue
  let command: String
  let arguments: JSONValue

  /// Reads a request, and returns `nil` if the message is something else.
  init?(_ message: JSONValue) {
    guard message["type"]?.text == "request", let number = message["seq"],
      let command = message["command"]?.text
    else { return nil }
    self.number = number
    self.command = command
    arguments = message["arguments"] ?? [:]
  }
}
