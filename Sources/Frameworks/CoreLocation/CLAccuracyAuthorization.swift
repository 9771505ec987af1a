/// The accuracy of the location that an app can get.
///
/// Follows <https://developer.apple.com/documentation/corelocation/claccuracyauthorization>.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy
  /// Reduced accuracy.
  case reducedAccuracy
}
