/// The state of the device relative to a region.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregionstate>.
public enum CLRegionState: Int, Sendable {
  /// The state isn't known.
  case unknown
  /// The device is inside the region.
  case inside
  /// The device is outside the region.
  case outside
}
