import AppRuntime
import DeviceProtocol
import Dispatch
import Synchronization

/// An object that reports changes of the network.
///
/// It can also be used as an asynchronous sequence of paths.
///
/// Follows <https://developer.apple.com/documentation/network/nwpathmonitor>.
public final class NWPathMonitor: Sendable {
  private struct State {
    var path = NWPath.none
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var observation: Connectivity.Observation?
    var isCancelled = false
    var continuations: [AsyncStream<NWPath>.Continuation] = []
  }

  private let state = Mutex(State())
  private let isAllowed: @Sendable (NWInterface.InterfaceType) -> Bool

  /// Creates a monitor of all interfaces.
  public init() {
    isAllowed = { _ in true }
  }

  /// Creates a monitor of interfaces of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isAllowed = { $0 == requiredInterfaceType }
  }

  /// Creates a monitor of all interfaces except those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isAllowed = { !prohibitedInterfaceTypes.contains($0) }
  }

  /// The last path that was reported.
  public var currentPath: NWPath { state.withLock(\.path) }

  /// A closure that's called on the monitor's queue with the first path, and whenever the path
  /// changes.
  @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue on which changes are reported, once the monitor has started.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Starts reporting changes on a queue.
  ///
  /// Only the first call has an effect.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock {
      guard $0.queue == nil, !$0.isCancelled else { return false }
      $0.queue = queue
      return true
    }
    guard isFirst else { return }
    // The observation keeps the monitor until it's canceled.
    let observation = Connectivity.shared.observe { self.change(to: $0) }
    state.withLock { $0.observation = observation }
    queue.async { self.report(self.path(on: Connectivity.shared.network)) }
  }

  /// Stops reporting changes.
  public func cancel() {
    let (observation, continuations) = state.withLock { state in
      defer {
        state.isCancelled = true
        state.observation = nil
        state.continuations = []
      }
      return (state.observation, state.continuations)
    }
    if let observation { Connectivity.shared.end(observation) }
    for continuation in continuations { continuation.finish() }
  }

  private func path(on network: DeviceNetwork) -> NWPath {
    .path(on: network, allowing: isAllowed)
  }

  private func change(to network: DeviceNetwork) {
    queue?.async {
      let path = self.path(on: network)
      if path != self.currentPath { self.report(path) }
    }
  }

  private func report(_ path: NWPath) {
    let (handler, continuations) = state.withLock {
      guard !$0.isCancelled else {
        return ((@Sendable (NWPath) -> Void)?.none, [AsyncStream<NWPath>.Continuation]())
      }
      $0.path = path
      return ($0.handler, $0.continuations)
    }
    handler?(path)
    for continuation in continuations { continuation.yield(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// A path.
  public typealias Element = NWPath

  /// An iterator over the paths.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// Returns the next path, or `nil` if the monitor was canceled.
    public mutating func next() async -> NWPath? {
      await paths.next()
    }
  }

  /// Returns an iterator over the current path and later ones, and starts the monitor if necessary.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<NWPath>.makeStream()
    let isStarted = state.withLock {
      if $0.isCancelled {
        continuation.finish()
      } else {
        $0.continuations.append(continuation)
      }
      return $0.queue != nil
    }
    if isStarted {
      continuation.yield(path(on: Connectivity.shared.network))
    } else {
      start(queue: DispatchQueue(label: "com.apple.network.path-monitor"))
    }
    return Iterator(paths: stream.makeAsyncIterator())
  }
}
