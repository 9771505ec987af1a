import Dispatch
import Foundation
import Stubs
import Synchronization

/// A connection to an endpoint.
///
/// Connections aren't supported: each one waits for a network until it's canceled.
///
/// Follows <https://developer.apple.com/documentation/network/nwconnection>.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
  /// A state of a connection.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwconnection/state-swift.enum>.
  public enum State: Equatable, Sendable {
    /// The connection hasn't started.
    case setup
    /// The connection waits for a network.
    case waiting(NWError)
    /// The connection is being made.
    case preparing
    /// Data can be sent and received.
    case ready
    /// The connection has failed.
    case failed(NWError)
    /// The connection was canceled.
    case cancelled
  }

  /// What happens when data has been sent.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwconnection/sendcompletion>.
  public enum SendCompletion {
    /// A closure is called.
    case contentProcessed((_ error: NWError?) -> Void)
    /// Nothing happens, because the data can be sent several times.
    case idempotent
  }

  private struct Properties {
    var state = NWConnection.State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)?
    var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    /// The calls that end when the connection is canceled.
    var pending: [@Sendable (NWError) -> Void] = []
  }

  private let properties = Mutex(Properties())

  /// The endpoint at the other end.
  public let endpoint: NWEndpoint
  /// The protocols, and the networks to use.
  public let parameters: NWParameters

  /// Creates a connection to an endpoint.
  public init(to: NWEndpoint, using: NWParameters) {
    endpoint = to
    parameters = using
  }

  /// Creates a connection to a port of a host.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  // MARK: - State

  /// The current state.
  public var state: State { properties.withLock(\.state) }

  /// A closure that's called on the connection's queue when the state changes.
  @preconcurrency public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
    get { properties.withLock(\.stateUpdateHandler) }
    set { properties.withLock { $0.stateUpdateHandler = newValue } }
  }

  /// The path of the connection, which it doesn't have.
  public var currentPath: NWPath? { nil }

  /// A closure that's called when the path changes.
  @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { properties.withLock(\.pathUpdateHandler) }
    set { properties.withLock { $0.pathUpdateHandler = newValue } }
  }

  /// A closure that's called when data can be sent again, or can't be sent anymore.
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? {
    get { properties.withLock(\.viabilityUpdateHandler) }
    set { properties.withLock { $0.viabilityUpdateHandler = newValue } }
  }

  /// A closure that's called when another interface would be better.
  @preconcurrency public var betterPathUpdateHandler:
    (@Sendable (_ betterPathAvailable: Bool) -> Void)?
  {
    get { properties.withLock(\.betterPathUpdateHandler) }
    set { properties.withLock { $0.betterPathUpdateHandler = newValue } }
  }

  /// The queue on which closures are called, once the connection has started.
  public var queue: DispatchQueue? { properties.withLock(\.queue) }

  /// Starts the connection.
  public func start(queue: DispatchQueue) {
    Stub.networkConnection.report()
    let isFirst = properties.withLock {
      guard $0.queue == nil, $0.state == .setup else { return false }
      $0.queue = queue
      return true
    }
    guard isFirst else { return }
    queue.async { self.change(to: .preparing) }
    queue.async { self.change(to: .waiting(.posix(.ENETDOWN))) }
  }

  private func change(to state: State) {
    let handler = properties.withLock {
      guard $0.state != .cancelled else { return (@Sendable (State) -> Void)?.none }
      $0.state = state
      return $0.stateUpdateHandler
    }
    handler?(state)
  }

  /// Ends the connection.
  public func cancel() {
    let (queue, pending) = properties.withLock { properties in
      defer { properties.pending = [] }
      return (properties.queue, properties.pending)
    }
    guard let queue else { return change(to: .cancelled) }
    queue.async {
      for end in pending { end(.posix(.ECANCELED)) }
      self.change(to: .cancelled)
    }
  }

  /// Ends the connection without waiting for the other end.
  public func forceCancel() { cancel() }

  /// Tries the next address of the endpoint, of which there are none.
  public func cancelCurrentEndpoint() {}

  /// Tries to connect again.
  public func restart() {
    queue?.async { self.change(to: .waiting(.posix(.ENETDOWN))) }
  }

  // MARK: - Data

  private func add(_ end: @escaping (NWError) -> Void) {
    // It's called once, on the connection's queue, as Apple's framework does.
    nonisolated(unsafe) let end = end
    let isOver = properties.withLock {
      guard $0.state != .cancelled else { return true }
      $0.pending.append { end($0) }
      return false
    }
    if isOver { (queue ?? .main).async { end(.posix(.ECANCELED)) } }
  }

  /// Sends data.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    Stub.networkConnection.report()
    guard case .contentProcessed(let handler) = completion else { return }
    add { handler($0) }
  }

  /// Receives data of a length.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    Stub.networkConnection.report()
    add { completion(nil, nil, false, $0) }
  }

  /// Receives a message.
  public func receiveMessage(
    completion:
      @escaping (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool,
        _ error: NWError?
      ) -> Void
  ) {
    Stub.networkConnection.report()
    add { completion(nil, nil, false, $0) }
  }

  /// Sends and receives several pieces of data.
  public func batch(_ block: () -> Void) { block() }

  /// Returns information about one of the protocols, of which there's none.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  /// The endpoint.
  public var debugDescription: String { "[\(endpoint) \(parameters.debugDescription)]" }
}
