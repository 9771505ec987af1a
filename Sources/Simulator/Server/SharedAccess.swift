/// The links to shared devices.
package struct SharedAccess: Sendable {
  /// The port that browsers use.
  package var port: Int
  /// The token in the address for viewers.
  package var watchingWord: String
  /// The token in the address for those who use the device.
  package var drivingWord: String
}
