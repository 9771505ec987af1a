import DeviceProtocol
import Synchronization

/// The state of the device's network, for the frameworks that need it on any thread.
package final class Connectivity: Sendable {
  /// The state of the network of the app's device.
  package static let shared = Connectivity()

  /// A registration of a closure that's called when the network changes.
  package final class Observation: Sendable {
    fileprivate let action: @Sendable (DeviceNetwork) -> Void

    fileprivate init(_ action: @escaping @Sendable (DeviceNetwork) -> Void) {
      self.action = action
    }
  }

  private struct State {
    var network = DeviceNetwork.online
    var observations: [Observation] = []
  }

  private let state = Mutex(State())

  private init() {}

  /// The current state.
  package var network: DeviceNetwork { state.withLock(\.network) }

  /// Whether the device has no network.
  package var isOffline: Bool { network == .offline }

  /// Handles a change, and reports it on the current thread.
  package func take(_ network: DeviceNetwork) {
    let observations = state.withLock {
      guard $0.network != network else { return [Observation]() }
      $0.network = network
      return $0.observations
    }
    for observation in observations { observation.action(network) }
  }

  /// Calls a closure after each change, until the observation is ended.
  package func observe(_ action: @escaping @Sendable (DeviceNetwork) -> Void) -> Observation {
    let observation = Observation(action)
    state.withLock { $0.observations.append(observation) }
    return observation
  }

  /// Stops calling an observation's closure.
  package func end(_ observation: Observation) {
    state.withLock { $0.observations.removeAll { $0 === observation } }
  }
}
