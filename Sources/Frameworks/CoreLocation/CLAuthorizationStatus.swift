/// The app's authorization to access the device's location.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clauthorizationstatus>.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The device's restrictions don't allow access.
  case restricted = 1
  /// The user denied access.
  case denied = 2
  /// The user allowed access at any time.
  case authorizedAlways = 3
  /// The user allowed access while the app is in use.
  case authorizedWhenInUse = 4
}
