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

    /// The delegate that configures the sidebar's items.
    open weak var delegate: (any Delegate)? { didSet { contentDidChange() } }

    /// Whether a sidebar is available.
    @available(IOS27 )
    open var isAvailable: Bool { false }

    /// Whether the sidebar is hidden.
    open var isHidden = true { didSet { visibilityDidChange() } }

    /// The preferred place for the tabs if only one of the places is possible.
    @available(IOS27 )
    open var preferredPlacement = Placement.automatic { didSet { visibilityDidChange() } }

    /// The preferred position of the sidebar relative to the selected view controller.
    open var preferredLayout = Layout.automatic { didSet { contentDidChange() } }

    /// The content above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { contentDidChange() }
    }

    /// The content below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { contentDidChange() }
    }

    /// The view at the bottom of the sidebar, such as a toolbar.
    open var bottomBarView: UIView? { didSet { contentDidChange() } }

    /// The elements that the menu in the sidebar's navigation bar has in addition to the system's.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { contentDidChange() } }

    /// Scrolls to a part of the sidebar.
    open func scroll(to target: ScrollTarget, animated: Bool) { contentDidChange() }

    /// Configures the item of a tab again, if the sidebar shows it.
    open func reconfigureItem(for tab: UITab) { contentDidChange() }

    /// Reports that the sidebar's content isn't shown.
    ///
    /// A phone has no sidebar on iOS either.
    private func contentDidChange() {
      Stub.tabSidebarPlacement.report(if: UIDevice.current.isPad)
    }

    private func visibilityDidChange() {
      Stub.tabSidebarPlacement.report(if: !isHidden || preferredPlacement == .sidebar)
    }
  }
}
