/// What an app is told of the device beyond its screen: whose face it knows, and where it is.
package enum DeviceFeature: Codable, Equatable, Sendable {
  /// Whether a face or a finger is enrolled.
  case biometry(isEnrolled: Bool)
  /// Somebody shows a face or a finger, which may be the enrolled one.
  case attempt(matches: Bool)
  /// Where the device is.
  case location(DeviceLocation)
}
