/// An action that's offered below a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewaction>.
@available(
  iOS, introduced: 9.0, deprecated: 13.0,
  message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
)
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action with a checkmark.
    case selected = 1
    /// The style of an action that may change or delete data.
    case destructive = 2
  }

  /// The title.
  open private(set) var title = ""
  /// The closure that's called when the action is chosen.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void = { _, _ in }
  private var style = Style.default

  /// Creates an action with a closure.
  ///
  /// Its arguments are the action and the previewed view controller.
  public convenience init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewAction()
    copy.title = title
    copy.style = style
    copy.handler = handler
    return copy
  }

  final func menuAction(for controller: UIViewController) -> UIAction {
    UIAction(
      title: title, attributes: style == .destructive ? .destructive : [],
      state: style == .selected ? .on : .off
    ) { [self] _ in handler(self, controller) }
  }
}
