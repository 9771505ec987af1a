import Dispatch
import Foundation
import Stubs
import Synchronization

/// An object that accepts connections.
///
/// Listeners aren't supported: each one waits for a network until it's canceled.
///
/// Follows <https://developer.apple.com/documentation/network/nwlistener>.
public final class NWListener: Sendable, CustomDebugStringConvertible {
  /// A state of a listener.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwlistener/state-swift.enum>.
  public enum State: Equatable, Sendable {
    /// The listener hasn't started.
    case setup
    /// The listener waits for a network.
    case waiting(NWError)
    /// The listener accepts connections.
    case ready
    /// The listener has failed.
    case failed(NWError)
    /// The listener was canceled.
    case cancelled
  }

  /// A Bonjour service.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwlistener/service-swift.struct>.
  public struct Service: Equatable, Sendable, CustomDebugStringConvertible {
    /// The name, or `nil` for the name of the device.
    public let name: String?
    /// The type, such as `_http._tcp`.
    public let type: String
    /// The domain, or `nil` for all domains.
    public let domain: String?
    /// Information about the service.
    public let txtRecord: Data?

    /// Creates a service.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      self.name = name
      self.type = type
      self.domain = domain
      self.txtRecord = txtRecord
    }

    /// The name, the type, and the domain.
    public var debugDescription: String { "\(name ?? "*").\(type).\(domain ?? "*")" }
  }

  /// A change of the services that others can find.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwlistener/serviceregistrationchange>.
  public enum ServiceRegistrationChange: Equatable, Sendable {
    /// A service can be found.
    case add(NWEndpoint)
    /// A service can't be found anymore.
    case remove(NWEndpoint)
  }

  private struct Properties {
    var state = NWListener.State.setup
    var queue: DispatchQueue?
    var service: Service?
    var newConnectionLimit = NWListener.InfiniteConnectionLimit
    var stateUpdateHandler: (@Sendable (NWListener.State) -> Void)?
    var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  }

  /// The limit of a listener that accepts any number of connections.
  public static let InfiniteConnectionLimit = Int.max

  private let properties = Mutex(Properties())
  private let requestedPort: NWEndpoint.Port

  /// The protocols, and the networks to use.
  public let parameters: NWParameters

  /// Creates a listener on a port, or on any port.
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
    parameters = using
    requestedPort = on
  }

  /// Creates a listener for a service.
  public init(service: Service, using: NWParameters) throws {
    parameters = using
    requestedPort = .any
    properties.withLock { $0.service = service }
  }

  /// The current state.
  public var state: State { properties.withLock(\.state) }
  /// The port, if it's known.
  public var port: NWEndpoint.Port? { requestedPort == .any ? nil : requestedPort }
  /// The queue on which closures are called, once the listener has started.
  public var queue: DispatchQueue? { properties.withLock(\.queue) }

  /// The service that others can find.
  public var service: Service? {
    get { properties.withLock(\.service) }
    set { properties.withLock { $0.service = newValue } }
  }

  /// The number of connections to accept.
  public var newConnectionLimit: Int {
    get { properties.withLock(\.newConnectionLimit) }
    set { properties.withLock { $0.newConnectionLimit = newValue } }
  }

  /// A closure that's called on the listener's queue when the state changes.
  @preconcurrency public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
    get { properties.withLock(\.stateUpdateHandler) }
    set { properties.withLock { $0.stateUpdateHandler = newValue } }
  }

  /// A closure that's called with each new connection.
  @preconcurrency public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?
  {
    get { properties.withLock(\.newConnectionHandler) }
    set { properties.withLock { $0.newConnectionHandler = newValue } }
  }

  /// A closure that's called when others can find a service, or can't find it anymore.
  @preconcurrency public var serviceRegistrationUpdateHandler:
    (@Sendable (_ change: ServiceRegistrationChange) -> Void)?
  {
    get { properties.withLock(\.serviceRegistrationUpdateHandler) }
    set { properties.withLock { $0.serviceRegistrationUpdateHandler = newValue } }
  }

  /// Starts the listener.
  public func start(queue: DispatchQueue) {
    Stub.networkListener.report()
    let isFirst = properties.withLock {
      guard $0.queue == nil, $0.state == .setup else { return false }
      $0.queue = queue
      return true
    }
    if isFirst { queue.async { self.change(to: .waiting(.posix(.ENETDOWN))) } }
  }

  private func change(to state: State) {
    let handler = properties.withLock {
      guard $0.state != .cancelled else { return (@Sendable (State) -> Void)?.none }
      $0.state = state
      return $0.stateUpdateHandler
    }
    handler?(state)
  }

  /// Ends the listener.
  public func cancel() {
    guard let queue else { return change(to: .cancelled) }
    queue.async { self.change(to: .cancelled) }
  }

  /// The protocols and the port.
  public var debugDescription: String { "[\(parameters.debugDescription) \(requestedPort)]" }
}
