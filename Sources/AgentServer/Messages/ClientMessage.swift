import Foundation

/// A message from the client.
enum ClientMessage {
  case request(RequestID, ClientRequest)
  case notification(ClientRequest)
  /// An answer to a request, although the server doesn't send any.
  case response

  /// Reads a message.
  /// - Throws: `ProtocolError` if it isn't a message of JSON-RPC 2.0.
  init(_ data: Data) throws(ProtocolError) {
    try MessageLimits.checkDepth(of: data)
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      throw ProtocolError(.parse, "The message isn't valid JSON.")
    }
    guard case .object(let members) = value else {
      throw ProtocolError(
        .invalidRequest, "A message must be a JSON object. Send several messages on separate lines."
      )
    }
    let id = RequestID(members["id"])
    guard members["jsonrpc"] == "2.0" else {
      throw ProtocolError(.invalidRequest, "“jsonrpc” must be “2.0”.", id: id)
    }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil {
      self = .response
      return
    }
    guard let method = members["method"]?.string else {
      throw ProtocolError(.invalidRequest, "“method” must be a string.", id: id)
    }
    let parameters = members["params"] ?? [:]
    guard case .object = parameters else {
      throw ProtocolError(.invalidParameters, "“params” must be an object.", id: id)
    }
    let request = ClientRequest(method: method, parameters: parameters)
    if members["id"] == nil {
      self = .notification(request)
    } else if let id {
      self = .request(id, request)
    } else {
      throw ProtocolError(.invalidRequest, "“id” must be a short string or a whole number.")
    }
  }
}
