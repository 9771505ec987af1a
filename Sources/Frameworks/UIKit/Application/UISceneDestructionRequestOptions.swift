/// The options for closing a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {
    super.init()
  }
}
