/// The state of a device's network.
package enum DeviceNetwork: String, Codable, CaseIterable, Sendable {
  /// Apps have the network that the command allows them.
  case online
  /// Each request takes longer.
  case slow
  /// There's no network.
  case offline

  /// The time by which each request is delayed, in seconds of the device's clock.
  package var latency: Double { self == .slow ? 0.4 : 0 }
}
