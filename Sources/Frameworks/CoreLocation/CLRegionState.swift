/// Whether the device is in a region.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregionstate>.
public enum CLRegionState: Int, Sendable {
  /// It isn't known.
  case unknown
  /// It is.
  case inside
  /// It isn't.
  case outside
}
