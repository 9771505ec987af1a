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

/// The animations with which the status bar is shown and hidden.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Without animation.
  case none
  /// By fading in and out.
  case fade
  /// By sliding in and out.
  case slide
}
