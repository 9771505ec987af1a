/// A message that the other side of a connection has sent on its own.
enum IncomingMessage: Sendable {
  /// A request, which must be answered.
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
}
