/// Whether a navigation continues after the server's response.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy>.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel = 0
  /// The navigation is allowed.
  case allow = 1
  /// The navigation becomes a download.
  case download = 2
}
