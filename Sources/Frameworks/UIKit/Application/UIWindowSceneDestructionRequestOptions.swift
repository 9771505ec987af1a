/// How to end a scene with windows.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How a window goes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation>.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// For when the person has finished.
    case commit = 2
    /// For when the person has canceled.
    case decline = 3
  }

  /// How the window goes.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
