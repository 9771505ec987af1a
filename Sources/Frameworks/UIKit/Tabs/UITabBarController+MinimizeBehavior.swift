extension UITabBarController {
  /// The direction of scrolling that makes a tab bar smaller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior>.
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    /// The direction that the system chooses.
    case automatic = 0
    /// None.
    case never = 1
    /// Toward the end of the content.
    case onScrollDown = 2
    /// Toward the start of the content.
    case onScrollUp = 3
  }
}
