import DeviceProtocol

/// The state of a device's features other than its screen: biometric enrollment, location, and
/// network.
struct FeatureSettings {
  /// Whether a face or fingerprint is enrolled.
  var isBiometryEnrolled = false
  /// The state of the network.
  var network = DeviceNetwork.online
  private(set) var location = DeviceLocation.none
  /// The time on the device's clock at which the location was set.
  private var start = 0.0

  /// Moves the device to a location.
  mutating func move(to location: DeviceLocation, at time: Double) {
    (self.location, start) = (location, time)
  }

  /// Returns the device's location at a time; on a route, it's the current position.
  func location(at time: Double) -> DeviceLocation {
    guard case .route(let points, let elapsed) = location else { return location }
    return .route(points: points, elapsed: min(elapsed + time - start, DeviceLocation.longestTime))
  }

  /// Returns the features that differ from the defaults, which an app must receive at launch, except
  /// for the network, which it must receive before.
  func unusual(at time: Double) -> [DeviceFeature] {
    var features: [DeviceFeature] = []
    if isBiometryEnrolled { features.append(.biometry(isEnrolled: true)) }
    if location != .none { features.append(.location(location(at: time))) }
    return features
  }
}
