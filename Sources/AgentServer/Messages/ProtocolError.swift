import EditorMessages

/// An error in the use of the protocol, which JSON-RPC answers with a code.
struct ProtocolError: Error, Equatable {
  /// The codes of JSON-RPC and of the Model Context Protocol.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    /// The server doesn't speak the version of the protocol.
    case unsupportedVersion = -32022
    /// Too many tools are running.
    case busy = -32000
  }

  let code: Code
  let message: String
  var data: JSONValue?
  /// The ID of the request, or `nil` if it isn't known.
  var id: RequestID?

  init(_ code: Code, _ message: String, data: JSONValue? = nil, id: RequestID? = nil) {
    self.code = code
    self.message = message
    self.data = data
    self.id = id
  }

  /// The value of `error` in the response.
  var value: JSONValue {
    var value: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .string(message)]
    value["data"] = data
    return .object(value)
  }
}
