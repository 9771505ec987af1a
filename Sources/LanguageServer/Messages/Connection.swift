import Foundation
import Synchronization

/// A connection to another program that sends and answers messages of JSON-RPC.
final class Connection: Sendable {
  private struct State {
    var lastNumber = 0
    var responses: [Int: PendingResponse] = [:]
    var isClosed = false
  }

  /// The messages that the other side sends on its own, until it closes the connection.
  let incoming: AsyncStream<IncomingMessage>
  private let stream: MessageStream
  private let state = Mutex(State())

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
      self?.close()
      continuation.finish()
    }
  }

  /// Whether the other side has ended.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  private func take(
    _ message: JSONValue, _ continuation: AsyncStream<IncomingMessage>.Continuation
  ) {
    guard let method = message["method"]?.text else {
      respond(to: message)
      return
    }
    let params = message["params"] ?? .null
    if let id = message["id"] {
      continuation.yield(.request(id: id, method: method, params: params))
    } else {
      continuation.yield(.notification(method: method, params: params))
    }
  }

  private func respond(to message: JSONValue) {
    guard let number = message["id"]?.integer else { return }
    let response = state.withLock { $0.responses.removeValue(forKey: number) }
    if let error = message["error"] {
      response?.finish(
        .failure(
          ResponseError(
            code: error["code"]?.integer ?? 0, message: error["message"]?.text ?? "")))
    } else {
      response?.finish(.success(message["result"] ?? .null))
    }
  }

  /// Answers all requests with an error.
  private func close() {
    let responses = state.withLock { state in
      state.isClosed = true
      defer { state.responses = [:] }
      return state.responses.values
    }
    for response in responses { response.finish(.failure(.failed("the connection was closed"))) }
  }

  /// Sends a request right away.
  func request(_ method: String, _ params: JSONValue) -> PendingResponse {
    let (response, isClosed) = state.withLock { state in
      state.lastNumber += 1
      let response = PendingResponse(number: state.lastNumber, connection: self)
      if !state.isClosed { state.responses[state.lastNumber] = response }
      return (response, state.isClosed)
    }
    if isClosed {
      response.finish(.failure(.failed("the connection was closed")))
    } else {
      send([
        "id": .number(Double(response.number)), "method": .string(method), "params": params,
      ])
    }
    return response
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSONValue) {
    send(["method": .string(method), "params": params])
  }

  /// Answers a request.
  func answer(_ id: JSONValue, _ result: Result<JSONValue, ResponseError>) {
    switch result {
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
