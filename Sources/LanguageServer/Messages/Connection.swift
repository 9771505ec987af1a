import Foundation

/// A connection to another program that sends and answers messages of JSON-RPC.
final class Connection: Sendable {
  /// A response, or the error in its place.
  typealias Response = Result<JSONValue, ResponseError>

  /// The messages that the other side sends on its own, until it closes the connection.
  let incoming: AsyncStream<IncomingMessage>
  private let stream: MessageStream
  private let responses = PendingResponses<Response>(
    atEnd: .failure(.failed("the connection was closed")))

  /// - Parameter failure: A closure that receives the reason if the input is invalid.
  init(
    input: FileHandle, output: FileHandle, failure: @escaping @Sendable (String) -> Void
  ) {
    let stream = MessageStream(input: input, output: output, failure: failure)
    self.stream = stream
    let (incoming, continuation) = AsyncStream.makeStream(of: IncomingMessage.self)
    self.incoming = incoming
    Task { [weak self] in
      for await message in stream.messages { self?.take(message, continuation) }
      self?.responses.close()
      continuation.finish()
    }
  }

  /// Whether the other side has ended.
  var isClosed: Bool { responses.isClosed }

  private func take(
    _ message: JSONValue, _ continuation: AsyncStream<IncomingMessage>.Continuation
  ) {
    do throws(RPCMessage.Invalid) {
      switch try RPCMessage(message) {
      case .request(let id, let method, let params):
        continuation.yield(.request(id: id, method: method, params: params))
      case .notification(let method, let params):
        continuation.yield(.notification(method: method, params: params))
      case .response(let id, let response): respond(to: id, response)
      }
    } catch {
      answer(error.id, .failure(.invalid(error.reason)))
    }
  }

  private func respond(to id: RequestID?, _ message: JSONValue) {
    guard case .whole(let number) = id else { return }
    let error = message["error"].map {
      ResponseError(code: $0["code"]?.integer ?? 0, message: $0["message"]?.text ?? "")
    }
    responses.finish(
      number, with: error.map(Response.failure) ?? .success(message["result"] ?? .null))
  }

  /// A request that was sent.
  struct SentRequest: Sendable {
    fileprivate let connection: Connection
    fileprivate let response: PendingResponse<Response>

    /// The result of the request, which is canceled if the task is.
    var value: JSONValue {
      get async throws(ResponseError) {
        let result = await withTaskCancellationHandler {
          await response.value
        } onCancel: {
          connection.notify("$/cancelRequest", ["id": .integer(response.number)])
        }
        return try result.get()
      }
    }
  }

  /// Sends a request right away.
  func request(_ method: String, _ params: JSONValue) -> SentRequest {
    let response = responses.add()
    send(["id": .integer(response.number), "method": .string(method), "params": params])
    return SentRequest(connection: self, response: response)
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSONValue) {
    send(["method": .string(method), "params": params])
  }

  /// Answers a request.
  /// - Parameter id: The ID of the request, or `nil` if it isn't known.
  func answer(_ id: RequestID?, _ response: Response) {
    let id = id?.value ?? .null
    switch response {
    case .success(let value): send(["id": id, "result": value])
    case .failure(let error): send(["id": id, "error": error.json])
    }
  }

  private func send(_ message: JSONValue) {
    var message = message
    message["jsonrpc"] = "2.0"
    stream.send(message)
  }
}
