import EditorMessages

/// The content of a request or notification.
struct ClientRequest: Sendable {
  private static let prefix = "io.modelcontextprotocol/"
  /// The key of the server's name and version in a result.
  static let serverKey = prefix + "serverInfo"

  let method: String
  /// The parameters, which are an object.
  let parameters: JSONValue

  /// - Parameter id: The ID of the request, or `nil` for a notification.
  /// - Throws: `ProtocolError` if the parameters aren't an object.
  init(method: String, parameters: JSONValue, id: RequestID?) throws(ProtocolError) {
    guard parameters.members != nil else {
      throw ProtocolError(.invalidParameters, "“params” must be an object.", id: id)
    }
    self.method = method
    self.parameters = parameters
  }

  /// The token with which the client wants to receive progress notifications, if it does.
  var progressToken: RequestID? {
    RequestID(parameters["_meta"]?["progressToken"], longest: MessageLimits.longestID)
  }

  /// Whether the request states its version, which replaces the handshake in newer versions of the
  /// protocol.
  var statesVersion: Bool { parameters["_meta"]?[Self.prefix + "protocolVersion"] != nil }

  /// Checks the version that the request states.
  /// - Throws: `ProtocolError` if the version isn't supported, or the client's capabilities aren't
  ///   stated.
  func checkVersion() throws(ProtocolError) {
    let meta = parameters["_meta"]
    guard let version = meta?[Self.prefix + "protocolVersion"]?.text else {
      throw ProtocolError(
        .invalidParameters, "“\(Self.prefix)protocolVersion” in “_meta” must be a string.")
    }
    guard ProtocolVersion.stateless.contains(version) else {
      throw ProtocolError(
        .unsupportedVersion, "Unsupported version of the protocol.",
        data: [
          "supported": .array(ProtocolVersion.all.map(JSONValue.string)),
          "requested": .string(String(version.prefix(MessageLimits.longestID))),
        ])
    }
    guard case .object = meta?[Self.prefix + "clientCapabilities"] else {
      throw ProtocolError(
        .invalidParameters, "“\(Self.prefix)clientCapabilities” in “_meta” must be an object.")
    }
  }
}
