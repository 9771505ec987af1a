/// The app's permission to know the device's location.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clauthorizationstatus>.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The device's rules don't allow it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user agreed, for good.
  case authorizedAlways = 3
  /// The user agreed, while the app is used.
  case authorizedWhenInUse = 4
}
