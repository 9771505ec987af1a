/// The system of editing menus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenusystem>.
@preconcurrency @MainActor
@available(IOS26 )
open class UIContextMenuSystem: UIMenuSystem {
  static let ofContexts = UIContextMenuSystem()

  /// The editing menus.
  open class var shared: UIContextMenuSystem { ofContexts }
}
