import DeviceProtocol

/// The state of a device's features other than its screen: biometric enrollment, location,
/// network, and mocks.
struct FeatureSettings {
  /// Whether a face or fingerprint is enrolled.
  var isBiometryEnrolled = false
  /// The state of the network.
  var network = DeviceNetwork.online
  /// The responses that apps receive instead of a server's.
  var mocks = NetworkMocks()
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

  /// The features that differ from the defaults, which an app must receive before its own code can
  /// send a request.
  var ofNetwork: [DeviceFeature] {
    var features: [DeviceFeature] = []
    if network != .online { features.append(.network(network)) }
    if !mocks.all.isEmpty { features.append(.mocks(mocks)) }
    return features
  }

  /// Returns the features that differ from the defaults, which an app must receive at launch, except
  /// for `ofNetwork`.
  func unusual(at time: Double) -> [DeviceFeature] {
    var features: [DeviceFeature] = []
    if isBiometryEnrolled { features.append(.biometry(isEnrolled: true)) }
    if location != .none { features.append(.location(location(at: time))) }
    return features
  }
}
