/// The styles of the status bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarstyle>.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light or dark content, depending on the interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animations for showing and hiding the status bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}
