/// The error that answers a request.
struct ResponseError: Error {
  /// The number that the protocol gives the kind of error.
  let code: Int
  let message: String

  /// The project can't be read, or a program that's needed isn't running.
  static func failed(_ message: String) -> ResponseError {
    ResponseError(code: -32803, message: message)
  }

  /// A message isn't one of JSON-RPC.
  static func invalid(_ reason: String) -> ResponseError {
    ResponseError(code: RPCMessage.Invalid.invalidRequest, message: reason)
  }

  /// The session hasn't started.
  static func early(_ method: String) -> ResponseError {
    ResponseError(code: -32002, message: "Send “initialize” before “\(method)”")
  }

  /// The session is ending.
  static let late = ResponseError(code: -32600, message: "The server is ending")

  /// The server doesn't have the method.
  static func unknown(_ method: String) -> ResponseError {
    ResponseError(code: -32601, message: "Unknown method “\(method)”")
  }

  /// The error as part of a response.
  var json: JSONValue { ["code": .integer(code), "message": .string(message)] }
}
