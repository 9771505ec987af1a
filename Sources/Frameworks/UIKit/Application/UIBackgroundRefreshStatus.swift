/// Whether an app may refresh its content in the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Restrictions of the device forbid it.
  case restricted
  /// The person turned it off.
  case denied
  /// The app may refresh in the background.
  case available
}
