/// A view that a tab bar controller shows next to its tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabaccessory>.
@available(iOS 26.0, *)
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view that's shown.
  open private(set) var contentView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
