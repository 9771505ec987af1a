import EditorMessages
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
    guard let value = JSONValue(parsing: data) else {
      throw ProtocolError(.parse, "The message isn't valid JSON.")
    }
    switch try Self.message(value) {
    case .request(let id, let method, let params):
      self = .request(id, try ClientRequest(method: method, parameters: params, id: id))
    case .notification(let method, let params):
      self = .notification(try ClientRequest(method: method, parameters: params, id: nil))
    case .response: self = .response
    }
  }

  private static func message(_ value: JSONValue) throws(ProtocolError) -> RPCMessage {
    do throws(RPCMessage.Invalid) {
      return try RPCMessage(value, longestID: MessageLimits.longestID)
    } catch {
      throw ProtocolError(.invalidRequest, error.reason, id: error.id)
    }
  }
}
