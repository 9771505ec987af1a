/// The limits on the size of a scene's window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  override init() {
    super.init()
  }

  /// The minimum size.
  open var minimumSize = CGSize.zero
  /// The maximum size.
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the window can fill the screen.
  open var allowsFullScreen = true
}
