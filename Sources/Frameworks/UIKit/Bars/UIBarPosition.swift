/// Where a bar is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarposition>.
public enum UIBarPosition: Int, Sendable {
  /// Unknown.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, under the status bar.
  case topAttached = 3
}
