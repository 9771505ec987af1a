/// The sizes that users can give a scene's window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  override init() {
    super.init()
  }

  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the window can fill the screen.
  open var allowsFullScreen = true
}
