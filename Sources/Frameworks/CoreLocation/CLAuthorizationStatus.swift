/// Whether an app may know where the device is.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clauthorizationstatus>.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person hasn't been asked.
  case notDetermined = 0
  /// The device's rules don't allow it.
  case restricted = 1
  /// The person refused.
  case denied = 2
  /// The person agreed, for good.
  case authorizedAlways = 3
  /// The person agreed, while the app is used.
  case authorizedWhenInUse = 4
}
