import Stubs

extension UITabBarController {
  /// A sidebar with a tab bar controller's tabs, which isn't available on this device.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The places where tabs can be.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/placement>.
    @available(IOS27 )
    public enum Placement: Int, Sendable {
      /// The system chooses the placement.
      case automatic = 0
      /// The tabs are in a sidebar if one is available.
      case sidebar = 1
      /// The tabs are in a tab bar.
      case tabBar = 2
    }

    /// Whether a sidebar is available.
    @available(IOS27 )
    open var isAvailable: Bool { false }

    /// Whether the sidebar is hidden.
    open var isHidden = true { didSet { visibilityDidChange() } }

    /// The preferred place for the tabs if only one of the places is possible.
    @available(IOS27 )
    open var preferredPlacement = Placement.automatic { didSet { visibilityDidChange() } }

    private func visibilityDidChange() {
      Stub.tabSidebarPlacement.report(if: !isHidden || preferredPlacement == .sidebar)
    }
  }
}
