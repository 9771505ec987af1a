/// The content of a request or notification.
struct ClientRequest: Sendable {
  private static let prefix = "io.modelcontextprotocol/"
  /// The key of the server's name and version in a result.
  static let serverKey = prefix + "serverInfo"

  let method: String
  /// The parameters, which are an object.
  let parameters: JSONValue

  /// The token with which the client wants to receive progress notifications, if it does.
  var progressToken: RequestID? { RequestID(parameters["_meta"]?["progressToken"]) }

  /// Whether the request states its version, which replaces the handshake in newer versions of the
  /// protocol.
  var statesVersion: Bool { parameters["_meta"]?[Self.prefix + "protocolVersion"] != nil }

  /// Checks the version that the request states.
  /// - Throws: `ProtocolError` if the version isn't supported, or the client's capabilities aren't
  ///   stated.
  func checkVersion() throws(ProtocolError) {
    let meta = parameters["_meta"]
    guard let version = meta?[Self.prefix + "protocolVersion"]?.string else {
      throw ProtocolError(
        .invalidParameters, "“\(Self.prefix)protocolVersion” in “_meta” must be a string.")
    }
    guard ProtocolVersion.stateless.contains(version) else {
      throw ProtocolError(
        .unsupportedVersion, "Unsupported version of the protocol.",
        data: [
          "supported": .list(ProtocolVersion.all.map(JSONValue.text)),
          "requested": .text(String(version.prefix(MessageLimits.longestID))),
        ])
    }
    guard case .object = meta?[Self.prefix + "clientCapabilities"] else {
      throw ProtocolError(
        .invalidParameters, "“\(Self.prefix)clientCapabilities” in “_meta” must be an object.")
    }
  }
}
