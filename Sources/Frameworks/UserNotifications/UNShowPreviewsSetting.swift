/// The conditions under which users see the contents of notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting>.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}
