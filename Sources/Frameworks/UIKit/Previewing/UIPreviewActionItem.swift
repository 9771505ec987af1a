/// An action or a group of actions below a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewactionitem>.
@available(
  iOS, introduced: 9.0, deprecated: 13.0,
  message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
)
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

extension UIPreviewActionItem {
  /// Returns the equivalent element of a context menu for a view controller.
  func element(for controller: UIViewController) -> UIMenuElement? {
    switch self {
    case let action as UIPreviewAction: action.menuAction(for: controller)
    case let group as UIPreviewActionGroup: group.menu(for: controller)
    default: nil
    }
  }
}
