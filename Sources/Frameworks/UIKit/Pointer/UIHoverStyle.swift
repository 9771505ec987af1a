/// The style of a view while the pointer hovers over it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihoverstyle>.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// Whether the style has an effect.
  open var isEnabled = true

  override init() {
    super.init()
  }

  /// Returns a style that the system chooses.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
