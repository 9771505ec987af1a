/// A view that a tab bar controller shows above or inside its tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabaccessory>.
@preconcurrency @MainActor
@available(IOS26 )
open class UITabAccessory: NSObject {
  /// The place of an accessory, or of views outside accessories.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabaccessory/environment>.
  public enum Environment: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Not in an accessory.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// Inside the minimized tab bar.
    case inline = 3
  }

  /// The view that's shown.
  open private(set) var contentView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
