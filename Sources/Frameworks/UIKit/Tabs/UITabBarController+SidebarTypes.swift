extension UITabBarController.Sidebar {
  /// The positions of a sidebar relative to the selected view controller.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout>.
  public enum Layout: Int, Sendable {
    /// The system chooses the position.
    case automatic = 0
    /// The sidebar covers a part of the view controller.
    case overlap = 1
    /// The sidebar is beside the view controller.
    case tile = 2
  }

  /// A part of a sidebar to scroll to.
  public enum ScrollTarget {
    /// The content above the tabs.
    case header
    /// The content below the tabs.
    case footer
    /// The item of a tab.
    case tab(UITab)
  }

  /// The animations that run while a sidebar appears or disappears.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating>.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Adds animations that run with the animations of the sidebar.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that's called when the animations have ended.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}
