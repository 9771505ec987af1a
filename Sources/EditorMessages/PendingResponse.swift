import Synchronization

/// The response to a request that was sent.
package final class PendingResponse<Response: Sendable>: Sendable {
  private enum State {
    case waiting(CheckedContinuation<Response, Never>?)
    case finished(Response)
  }

  /// The number of the request.
  package let number: Int
  private let state = Mutex(State.waiting(nil))

  init(number: Int) {
    self.number = number
  }

  /// Sets the response, once.
  func finish(_ response: Response) {
    let continuation = state.withLock { state -> CheckedContinuation<Response, Never>? in
      guard case .waiting(let continuation) = state else { return nil }
      state = .finished(response)
      return continuation
    }
    continuation?.resume(returning: response)
  }

  /// The response, which one caller can wait for.
  package var value: Response {
    get async {
      await withCheckedContinuation { continuation in
        let finished = state.withLock { state -> Response? in
          if case .finished(let response) = state { return response }
          state = .waiting(continuation)
          return nil
        }
        if let finished { continuation.resume(returning: finished) }
      }
    }
  }
}
