/// The user's settings for the sandbox.
package struct SandboxSettings: Codable, Sendable, Equatable {
  /// Whether there's one at all.
  package var isOn: Bool
  /// Whether an app can use the network.
  package var hasNetwork: Bool
  /// The limits for apps.
  package var limits: ResourceLimits
  /// The folder in which apps whose code counts which of its lines run keep these counts.
  package var profiles: String?
  /// The required mechanism, or `nil` for the best one on this machine.
  private var chosenMeans: SandboxMeans?

  /// On and without network by default, by the best means of this machine.
  package init(
    isOn: Bool = true, hasNetwork: Bool = false, limits: ResourceLimits = .app,
    means: SandboxMeans? = nil
  ) {
    self.isOn = isOn
    self.hasNetwork = hasNetwork
    self.limits = limits
    chosenMeans = means
  }

  /// The mechanism for confining programs, based on the known properties of this machine.
  package var means: SandboxMeans { isOn ? chosenMeans ?? .available : .none }

  /// The mechanism for confining programs, determined by a trial.
  package var triedMeans: SandboxMeans { isOn ? chosenMeans ?? .tried : .none }
}
