import Synchronization

/// The response to a request that was sent.
final class PendingResponse: Sendable {
  private enum State {
    case waiting(CheckedContinuation<Result<JSONValue, ResponseError>, Never>?)
    case finished(Result<JSONValue, ResponseError>)
  }

  /// The number of the request.
  let number: Int
  private let connection: Connection
  private let state = Mutex(State.waiting(nil))

  init(number: Int, connection: Connection) {
    self.number = number
    self.connection = connection
  }

  /// Sets the result, once.
  func finish(_ result: Result<JSONValue, ResponseError>) {
    let continuation = state.withLock { state in
      guard case .waiting(let continuation) = state else {
        return nil as CheckedContinuation<Result<JSONValue, ResponseError>, Never>?
      }
      state = .finished(result)
      return continuation
    }
    continuation?.resume(returning: result)
  }

  /// The result of the request, which is canceled if the task is.
  var value: JSONValue {
    get async throws(ResponseError) {
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let finished = state.withLock { state -> Result<JSONValue, ResponseError>? in
            if case .finished(let result) = state { return result }
            state = .waiting(continuation)
            return nil
          }
          if let finished { continuation.resume(returning: finished) }
        }
      } onCancel: {
        connection.notify("$/cancelRequest", ["id": .number(Double(number))])
      }
      return try result.get()
    }
  }
}
