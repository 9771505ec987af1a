/// The options for closing a scene with windows.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of a window's dismissal.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation>.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// An animation for when the user has finished.
    case commit = 2
    /// An animation for when the user has canceled.
    case decline = 3
  }

  /// The animation of the window's dismissal.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
