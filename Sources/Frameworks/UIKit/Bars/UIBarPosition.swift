/// The positions of bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarposition>.
public enum UIBarPosition: Int, Sendable {
  /// Unknown.
  case any = 0
  /// At the bottom of its containing view.
  case bottom = 1
  /// At the top of its containing view.
  case top = 2
  /// At the top of the screen, under the status bar.
  case topAttached = 3
}
