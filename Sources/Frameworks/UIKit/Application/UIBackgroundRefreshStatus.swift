/// Whether an app can refresh its content in the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device's restrictions don't allow background refresh.
  case restricted
  /// The user turned background refresh off.
  case denied
  /// The app can refresh in the background.
  case available
}
