/// How a map follows the device's location.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingmode>.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map doesn't follow it.
  case none
  /// The location stays in the middle.
  case follow
  /// The location stays in the middle, and the map turns with the device.
  case followWithHeading
}
