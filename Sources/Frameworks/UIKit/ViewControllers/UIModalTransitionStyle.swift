/// The transition styles of presented view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom of the screen.
  case coverVertical = 0
  /// The view flips in around a vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up to reveal the view.
  case partialCurl = 3
}
