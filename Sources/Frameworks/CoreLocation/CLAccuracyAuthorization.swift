/// The location accuracy that an app is allowed to use.
///
/// Follows <https://developer.apple.com/documentation/corelocation/claccuracyauthorization>.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Full accuracy.
  case fullAccuracy
  /// Reduced accuracy.
  case reducedAccuracy
}
