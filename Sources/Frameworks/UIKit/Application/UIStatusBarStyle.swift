/// The style of the status bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarstyle>.
public enum UIStatusBarStyle: Int, Sendable {
  /// As fits a light or dark appearance.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
