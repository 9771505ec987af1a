/// Whether a navigation is allowed.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationactionpolicy>.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel = 0
  /// The navigation is allowed.
  case allow = 1
  /// The navigation becomes a download.
  case download = 2
}
