import Synchronization

/// The responses to the requests that one program has sent to another.
package final class PendingResponses<Response: Sendable>: Sendable {
  private struct State {
    var lastNumber = 0
    var pending: [Int: PendingResponse<Response>] = [:]
    var isClosed = false

    mutating func next() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())
  /// The response to a request that nobody answers, because the other program has ended.
  private let end: Response

  /// - Parameter end: The response to requests after the end of the other program.
  package init(atEnd end: Response) {
    self.end = end
  }

  /// Whether the other program has ended.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Returns the number of a request whose response nobody waits for here.
  package func nextNumber() -> Int {
    state.withLock { $0.next() }
  }

  /// Returns the response to the next request, which has its number.
  package func add() -> PendingResponse<Response> {
    let (response, isClosed) = state.withLock { state in
      let response = PendingResponse<Response>(number: state.next())
      if !state.isClosed { state.pending[response.number] = response }
      return (response, state.isClosed)
    }
    if isClosed { response.finish(end) }
    return response
  }

  /// Passes on a response.
  /// - Returns: Whether somebody waits for it.
  @discardableResult
  package func finish(_ number: Int, with response: Response) -> Bool {
    guard let pending = state.withLock({ $0.pending.removeValue(forKey: number) }) else {
      return false
    }
    pending.finish(response)
    return true
  }

  /// Ends all requests, because the other program has ended.
  package func close() {
    let pending = state.withLock { state in
      state.isClosed = true
      defer { state.pending = [:] }
      return state.pending.values
    }
    for response in pending { response.finish(end) }
  }
}
