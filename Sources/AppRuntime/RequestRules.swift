import DeviceProtocol
import Foundation
import Synchronization

/// The responses that the app's requests receive instead of a server's.
package final class RequestRules: Sendable {
  /// The rules of the app's device.
  package static let shared = RequestRules()

  /// A response, and the time until it arrives in seconds of the device's clock.
  package struct Answer: Equatable, Sendable {
    /// The response.
    package var response: NetworkResponse
    /// The delay.
    package var delay = 0.0
  }

  private let mocks = Mutex(NetworkMocks())

  private init() {}

  /// Handles a change of the mocks.
  package func take(_ newer: NetworkMocks) {
    mocks.withLock { $0.adopt(newer) }
  }

  /// Returns whether a request has an answer.
  package func hasAnswer(to request: NetworkRequest) -> Bool {
    mocks.withLock { $0.mock(for: request) != nil }
  }

  /// Returns the answer to a request, which is counted, or `nil` if there's none.
  package func answer(to request: NetworkRequest) -> Answer? {
    let mock = mocks.withLock { mocks in
      let mock = mocks.mock(for: request)
      if let mock { mocks.use(mock.id) }
      return mock
    }
    guard let mock else { return nil }
    MainQueue.run { DeviceLink.shared.send(.mockUsed(id: mock.id)) }
    return Answer(response: mock.response, delay: mock.delay)
  }

  /// Reports a request that the app starts, for flows.
  package func note(_ request: NetworkRequest) {
    guard DeviceClock.shared.isManual else { return }
    MainQueue.run { DeviceLink.shared.send(.request(request.seen)) }
  }
}
