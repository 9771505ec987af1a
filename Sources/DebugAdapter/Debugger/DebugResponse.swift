import EditorMessages

/// The debugger's response to a request.
struct DebugResponse: Sendable {
  let isSuccess: Bool
  var body: JSONValue
  /// The reason for a failure.
  var message: String

  /// Reads a response.
  init(_ message: JSONValue) {
    isSuccess = message["success"]?.bool == true
    body = message["body"] ?? [:]
    // Some failures are described in the body.
    self.message =
      message["message"]?.text ?? body["error"]?["format"]?.text ?? "The debugger failed."
  }

  /// The response of a debugger that has ended.
  static let ended = DebugResponse(["success": false, "message": "The debugger has ended."])
}
