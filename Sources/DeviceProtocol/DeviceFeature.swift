/// The state of a device feature other than the screen, which is sent to apps: biometric
/// enrollment, an authentication attempt, the location, the network, mocks, or the photo library.
package enum DeviceFeature: Codable, Equatable, Sendable {
  /// Whether a face or fingerprint is enrolled.
  case biometry(isEnrolled: Bool)
  /// An attempt to authenticate with a face or fingerprint, which either matches the enrolled one
  /// or doesn't.
  case attempt(matches: Bool)
  /// The device's location.
  case location(DeviceLocation)
  /// The state of the device's network.
  case network(DeviceNetwork)
  /// All responses that apps receive instead of a server's.
  case mocks(NetworkMocks)
  /// The photo library has changed, or the app's own request to change it has been handled.
  case photos(isAnswer: Bool)
}
