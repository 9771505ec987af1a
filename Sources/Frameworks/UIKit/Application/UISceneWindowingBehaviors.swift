/// The changes that users can make to a scene's window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  override init() {
    super.init()
  }

  /// Whether the window can be closed.
  open var isClosable = true
  /// Whether the window can be put into the Dock.
  open var isMiniaturizable = true
}
