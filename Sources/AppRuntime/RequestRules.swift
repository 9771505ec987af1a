import DeviceProtocol
import Foundation
import Safeguards
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

  /// The archive that answers requests instead of the network, or `nil` if there's none.
  package let archive: URL?
  /// Whether the device records what the app loads.
  package let isRecording = LaunchEnvironment.value(of: LaunchEnvironment.recordsNetwork) != nil
  private let mocks = Mutex(NetworkMocks())
  /// The mocks in the launch arguments, which are used after those of the device.
  private let launchMocks: Mutex<NetworkMocks>
  /// The responses in the archive, once it has been read.
  private let replay = Mutex<HARReplay?>(nil)

  private init() {
    archive = LaunchEnvironment.value(of: LaunchEnvironment.replayedNetwork)
      .map { URL(fileURLWithPath: $0) }
    var passed = NetworkMocks()
    do {
      for mock in try NetworkMock.all(in: CommandLine.arguments) { passed.add(mock) }
    } catch {
      report(.error, "\(NetworkMock.launchArgument): \(error).")
    }
    launchMocks = Mutex(passed)
  }

  /// Handles a change of the mocks.
  package func take(_ newer: NetworkMocks) {
    mocks.withLock { $0.adopt(newer) }
  }

  /// Returns whether a request has an answer.
  package func hasAnswer(to request: NetworkRequest) -> Bool {
    archive != nil || mocks.withLock { $0.mock(for: request) != nil }
      || launchMocks.withLock { $0.mock(for: request) != nil }
  }

  /// Returns the answer to a request, which is counted, or `nil` if there's none.
  package func answer(to request: NetworkRequest) -> Answer? {
    if let mock = mocks.withLock({ $0.take(for: request) }) {
      MainQueue.run { DeviceLink.shared.send(.mockUsed(id: mock.id)) }
      return Answer(response: mock.response, delay: mock.delay)
    }
    if let mock = launchMocks.withLock({ $0.take(for: request) }) {
      return Answer(response: mock.response, delay: mock.delay)
    }
    return replayedResponse(to: request).map { Answer(response: $0) }
  }

  /// Returns the archive's response to a request, whose absence is reported.
  private func replayedResponse(to request: NetworkRequest) -> NetworkResponse? {
    guard let archive else { return nil }
    let result = replay.withLock { replay in
      if replay == nil { replay = Self.read(archive) }
      return replay?.next(for: request) ?? .missing
    }
    let missing: String
    switch result {
    case .response(let response): return response
    case .bodyless: missing = "was recorded without the body of the response"
    case .missing: missing = "has no response"
    }
    report(
      .warning,
      "\(archive.lastPathComponent) \(missing) to \(request.method) \(request.url), which failed "
        + "as if the device were offline.")
    return nil
  }

  private static func read(_ archive: URL) -> HARReplay? {
    do {
      return HARReplay(try HARFile(try InputFile.read(archive, atMost: HARLimit.size)))
    } catch {
      report(.error, "\(archive.lastPathComponent): \(error)")
      return nil
    }
  }

  /// Reports a request that was loaded, unless it's too large to be recorded.
  package func note(_ exchange: NetworkExchange) {
    do {
      try exchange.checkLimits()
    } catch {
      report(.warning, "\(exchange.request.url) wasn't recorded: \(error)")
      return
    }
    MainQueue.run { DeviceLink.shared.send(.exchange(exchange)) }
  }

  /// Reports a request that the app starts, for flows.
  package func note(_ request: NetworkRequest) {
    guard DeviceClock.shared.isManual else { return }
    MainQueue.run { DeviceLink.shared.send(.request(request.seen)) }
  }
}
