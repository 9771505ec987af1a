/// The style of a view that the pointer is over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihoverstyle>.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// Whether the style changes anything.
  open var isEnabled = true

  override init() {
    super.init()
  }

  /// Returns a style that the system chooses.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
