/// A group of actions below a preview that are shown when the group is chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewactiongroup>.
@available(
  iOS, introduced: 9.0, deprecated: 13.0,
  message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
)
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The title.
  open private(set) var title = ""
  private var style = UIPreviewAction.Style.default
  private var actions: [UIPreviewAction] = []

  /// Creates a group of actions.
  public convenience init(
    title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]
  ) {
    self.init()
    self.title = title
    self.style = style
    self.actions = actions
  }

  /// Returns a copy of the group.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewActionGroup(title: title, style: style, actions: actions)
  }

  final func menu(for controller: UIViewController) -> UIMenu {
    UIMenu(
      title: title, options: style == .destructive ? .destructive : [],
      children: actions.map { $0.menuAction(for: controller) })
  }
}
