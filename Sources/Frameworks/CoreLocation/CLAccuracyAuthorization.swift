/// How exactly an app may know where the device is.
///
/// Follows <https://developer.apple.com/documentation/corelocation/claccuracyauthorization>.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy
  /// Not exactly.
  case reducedAccuracy
}
