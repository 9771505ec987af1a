/// The user's settings for the sandbox.
package struct SandboxSettings: Codable, Sendable, Equatable {
  /// Whether the sandbox is turned on.
  package var isOn: Bool
  /// Whether an app can use the network.
  package var hasNetwork: Bool
  /// The limits for apps.
  package var limits: ResourceLimits
  /// The folder in which apps built for code coverage store their execution counts.
  package var profiles: String?
  /// The archive that answers an app's requests instead of the network.
  package var replayedNetwork: String?
  /// Whether apps report what they load from the network.
  package var recordsNetwork = false
  /// The required mechanism, or `nil` for the best one on this machine.
  private var chosenMeans: SandboxMeans?

  /// Creates settings.
  ///
  /// By default, the sandbox is on, has no network, and uses the best mechanism of this machine.
  package init(
    isOn: Bool = true, hasNetwork: Bool = false, limits: ResourceLimits = .app,
    means: SandboxMeans? = nil
  ) {
    self.isOn = isOn
    self.hasNetwork = hasNetwork
    self.limits = limits
    chosenMeans = means
  }

  /// The mechanism for confining programs, based on what's known about this machine.
  package var means: SandboxMeans { isOn ? chosenMeans ?? .available : .none }

  /// The mechanism for confining programs, after trying it out.
  package var triedMeans: SandboxMeans { isOn ? chosenMeans ?? .tried : .none }
}
