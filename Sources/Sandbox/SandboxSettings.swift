/// What a person has chosen about the sandbox.
package struct SandboxSettings: Codable, Sendable, Equatable {
  /// Whether there is one at all.
  package var isOn: Bool
  /// Whether an app may use the network.
  package var hasNetwork: Bool
  /// How much an app may take.
  package var limits: ResourceLimits
  /// The folder in which apps whose code counts which of its lines run keep these counts.
  package var profiles: String?
  /// What must confine a program, or `nil` for the best that this machine has.
  private var chosenMeans: SandboxMeans?

  /// On and without network, unless told otherwise, by the best means of this machine.
  package init(
    isOn: Bool = true, hasNetwork: Bool = false, limits: ResourceLimits = .app,
    means: SandboxMeans? = nil
  ) {
    self.isOn = isOn
    self.hasNetwork = hasNetwork
    self.limits = limits
    chosenMeans = means
  }

  /// What confines a program here, by what is known of this machine.
  package var means: SandboxMeans { isOn ? chosenMeans ?? .available : .none }

  /// What confines a program here, tried out.
  package var triedMeans: SandboxMeans { isOn ? chosenMeans ?? .tried : .none }
}
