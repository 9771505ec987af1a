/// Whether an app can show notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus>.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user denied permission.
  case denied = 1
  /// The user granted permission.
  case authorized = 2
  /// The app can deliver notifications quietly without asking.
  case provisional = 3
  /// An App Clip can show notifications for a limited time.
  case ephemeral = 4
}
