/// An action that a swipe on a row offers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextualaction>.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case normal
    /// The row goes.
    case destructive
  }

  /// What an action does; the last argument says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action means.
  open private(set) var style: Style
  /// What the action does.
  open private(set) var handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The color behind title and image.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
