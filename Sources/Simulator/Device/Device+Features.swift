import DeviceProtocol

/// The device's biometrics, location, and network.
extension Device {
  /// Whether a face or fingerprint is enrolled.
  package var isBiometryEnrolled: Bool { settings.features.isBiometryEnrolled }

  /// The device's current location.
  package var location: DeviceLocation { settings.features.location(at: now) }

  /// Enrolls a face or fingerprint, or removes the enrollment.
  package func setBiometry(isEnrolled: Bool) {
    note(.biometry(isEnrolled: isEnrolled))
    settings.features.isBiometryEnrolled = isEnrolled
    tellAll(.biometry(isEnrolled: isEnrolled))
  }

  /// Simulates a face or fingerprint, which either matches the enrolled one or doesn't.
  package func attempt(matches: Bool) {
    note(.attempt(matches: matches))
    sendInput(.feature(.attempt(matches: matches)))
  }

  /// Sets the device's location.
  package func setLocation(_ location: DeviceLocation) {
    note(.location(location))
    settings.features.move(to: location, at: now)
    tellAll(.location(location))
  }

  /// The state of the device's network.
  package var network: DeviceNetwork { settings.features.network }

  /// Sets the state of the device's network.
  package func setNetwork(_ network: DeviceNetwork) {
    note(.network(network))
    settings.features.network = network
    tellAll(.network(network))
  }

  func tellAll(_ feature: DeviceFeature) {
    for app in running.values { send(.feature(feature), to: app) }
    screenDidChange()
  }
}
