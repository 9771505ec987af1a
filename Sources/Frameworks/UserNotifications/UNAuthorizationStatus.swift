/// Whether an app can show notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus>.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user has refused.
  case denied = 1
  /// The user has allowed it.
  case authorized = 2
  /// The app can show quiet notifications without having asked.
  case provisional = 3
  /// An App Clip is allowed for a while.
  case ephemeral = 4
}
