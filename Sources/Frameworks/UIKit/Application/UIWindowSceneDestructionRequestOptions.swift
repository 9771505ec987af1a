/// How to end a scene with windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How a window goes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/dismissalanimation>.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As where the person is done.
    case commit = 2
    /// As where the person gives up.
    case decline = 3
  }

  /// How the window goes.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
