/// An action that a swipe on a row reveals, in the form that preceded `UIContextualAction`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewrowaction>.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that deletes data or is otherwise destructive.
    case `default`
    /// An action with the normal style.
    case normal

    /// An action that deletes data or is otherwise destructive.
    public static var destructive: Style { .default }
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the action's button.
  open var title: String?
  /// The background color of the action's button, or `nil` for the style's color.
  open var backgroundColor: UIColor?

  /// Creates an action with the specified style, title, and handler.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the action in the form that a swipe on a row displays.
  final func contextual(forRowAt indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, completion in
      self.handler(self, indexPath)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
