import Stubs

extension UITextItem {
  /// The menu of a text item, and the preview above it.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration>.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The menu.
    final let menu: UIMenu

    /// Creates a configuration with a menu and the default preview.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    /// Creates a configuration with a menu and a custom preview, which isn't shown.
    public convenience init(preview: MenuPreview?, menu: UIMenu) {
      self.init(menu: menu)
      Stub.textItemPreview.report(if: preview != nil)
    }
  }

  /// A preview above the menu of a text item.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/menupreview>.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    /// Creates a preview of a view.
    public init(view: UIView) {
      super.init()
    }

    private override init() {
      super.init()
    }

    /// Returns the default preview.
    open class func `default`() -> MenuPreview { MenuPreview() }
  }
}
