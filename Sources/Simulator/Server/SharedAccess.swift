/// The links to shared devices.
package struct SharedAccess: Sendable {
  /// The port that browsers use.
  package var port: Int
  /// The token in the address of those who only watch.
  package var watchingWord: String
  /// The token in the address of those who drive.
  package var drivingWord: String
}
