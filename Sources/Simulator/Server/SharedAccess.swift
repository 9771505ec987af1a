/// The links to shared devices.
package struct SharedAccess: Sendable {
  /// The port that browsers use.
  package var port: Int
  /// The token in the address for view-only access.
  package var watchingWord: String
  /// The token in the address for full control.
  package var drivingWord: String
}
