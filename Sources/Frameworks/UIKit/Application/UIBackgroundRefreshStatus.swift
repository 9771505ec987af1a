/// Whether an app can refresh its content in the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Restrictions of the device forbid it.
  case restricted
  /// The user turned it off.
  case denied
  /// The app can refresh in the background.
  case available
}
