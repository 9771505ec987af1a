/// How a presented view controller comes and goes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from below.
  case coverVertical = 0
  /// It is on the back.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// It is beneath a page that curls.
  case partialCurl = 3
}
