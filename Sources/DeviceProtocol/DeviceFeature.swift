/// A feature of the device beyond its screen, which is sent to apps: the enrolled face or finger,
/// or the location.
package enum DeviceFeature: Codable, Equatable, Sendable {
  /// Whether a face or a finger is enrolled.
  case biometry(isEnrolled: Bool)
  /// Someone shows a face or a finger, which may be the enrolled one.
  case attempt(matches: Bool)
  /// The device's location.
  case location(DeviceLocation)
}
