import AppRuntime
import DeviceProtocol
import Testing

/// The frameworks that report the state of the device's network.
///
/// All tests change the same device, so they run one after another.
@Suite(.serialized) struct ConnectivityTests {
  /// Performs a test, and then turns the network on again.
  static func withNetwork<Result>(
    _ network: DeviceNetwork = .online, _ body: () async throws -> Result
  ) async rethrows -> Result {
    Connectivity.shared.take(network)
    defer { Connectivity.shared.take(.online) }
    return try await body()
  }
}
