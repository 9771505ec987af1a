/// A message of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  /// An error for a message that JSON-RPC doesn't allow.
  package struct Invalid: Error {
    /// The code of the error for a message that isn't a request.
    package static let invalidRequest = -32600

    /// The problem.
    package let reason: String
    /// The ID of the message, if it has one.
    package let id: RequestID?
  }

  /// A request, which must be answered.
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request, as the whole message with a result or an error.
  case response(id: RequestID?, JSONValue)

  /// Reads a message.
  /// - Parameter longestID: The maximum length of an ID, in UTF-8 bytes.
  /// - Throws: `Invalid`
  package init(_ message: JSONValue, longestID: Int = .max) throws(Invalid) {
    guard let members = message.members else {
      throw Invalid(
        reason: "A message must be a JSON object. Send several messages separately.", id: nil)
    }
    let id = RequestID(members["id"], longest: longestID)
    guard members["jsonrpc"] == "2.0" else {
      throw Invalid(reason: "“jsonrpc” must be “2.0”.", id: id)
    }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil {
      self = .response(id: id, message)
      return
    }
    guard let method = members["method"]?.text else {
      throw Invalid(reason: "“method” must be a string.", id: id)
    }
    let params = members["params"] ?? [:]
    if members["id"] == nil {
      self = .notification(method: method, params: params)
    } else if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      throw Invalid(reason: "“id” must be a short string or a whole number.", id: nil)
    }
  }
}
