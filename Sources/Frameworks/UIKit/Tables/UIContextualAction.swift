/// An action that a swipe on a row reveals.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextualaction>.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action with the normal style.
    case normal
    /// An action that deletes data or is otherwise destructive.
    case destructive
  }

  /// A closure that performs an action, and then calls its last argument with whether the action
  /// succeeded.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action.
  open var image: UIImage?
  /// The background color of the action's button.
  open var backgroundColor: UIColor!

  /// Creates an action with the specified style, title, and handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
