import DeviceProtocol

/// What a device knows beyond its screen: whose face, and where it is.
struct FeatureSettings {
  /// Whether a face or a finger is enrolled.
  var isBiometryEnrolled = false
  private(set) var location = DeviceLocation.none
  /// When the device was put there, on its clock.
  private var start = 0.0

  /// Puts the device somewhere.
  mutating func move(to location: DeviceLocation, at time: Double) {
    (self.location, start) = (location, time)
  }

  /// Where the device is at a time: on a way, as far as it has come.
  func location(at time: Double) -> DeviceLocation {
    guard case .route(let points, let elapsed) = location else { return location }
    return .route(points: points, elapsed: min(elapsed + time - start, DeviceLocation.longestTime))
  }

  /// What an app must be told at launch.
  func unusual(at time: Double) -> [DeviceFeature] {
    var features: [DeviceFeature] = []
    if isBiometryEnrolled { features.append(.biometry(isEnrolled: true)) }
    if location != .none { features.append(.location(location(at: time))) }
    return features
  }
}
