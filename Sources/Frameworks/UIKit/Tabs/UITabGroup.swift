/// A tab that contains other tabs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabgroup>.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The appearances of a group in a sidebar.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum>.
  public enum SidebarAppearance: Int, Sendable {
    /// The system chooses the appearance.
    case automatic
    /// The tabs are listed as if there were no group.
    case inline
    /// The tabs are in a section with a title.
    case rootSection
  }

  /// Creates a group.
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: A value that identifies the group.
  ///   - children: The tabs in the group.
  ///   - viewControllerProvider: A closure that creates the view controller that the group itself
  ///     shows.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt([])
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      adopt(oldValue)
      tabBarController?.tabsDidChange()
    }
  }

  private func adopt(_ old: [UITab]) {
    for child in old where child.parent === self { child.parent = nil }
    for child in children { child.parent = self }
    if let selectedChild, !children.contains(where: { $0 === selectedChild }) {
      self.selectedChild = nil
    }
  }

  /// The selected tab in the group.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { tabBarController?.contentDidChange(of: self) } }
  }

  /// The identifier of the tab that's initially selected.
  open var defaultChildIdentifier: String?

  /// The identifiers of the tabs in the order that the user has chosen.
  open var displayOrderIdentifiers: [String] = []

  /// The tabs in the order that the user has chosen.
  open var displayOrder: [UITab] {
    let chosen = displayOrderIdentifiers.compactMap { identifier in
      children.first { $0.identifier == identifier }
    }
    return chosen + children.filter { child in !chosen.contains { $0 === child } }
  }

  /// Whether the user can change the order.
  open var allowsReordering = false

  /// The appearance of the group in a sidebar.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// Whether a sidebar shows the group itself as a destination.
  @available(IOS26 )
  open var isSidebarDestination = false

  /// Whether the group is initially collapsed in a sidebar.
  @available(IOS27 )
  open var isCollapsedByDefault = false

  /// The actions that a sidebar shows below the group.
  open var sidebarActions: [UIAction] = []

  /// The navigation controller that the content of the group's tabs is pushed onto.
  open var managingNavigationController: UINavigationController? {
    didSet {
      managingNavigationController?.storedTab = self
      managed = []
    }
  }

  /// The view controllers that the group has pushed onto the managing navigation controller.
  ///
  /// Those that the user pushes come on top of them.
  private var managed: [UIViewController] = []

  /// Returns the tab with an identifier in the group or one of its subgroups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    family.dropFirst().first { $0.identifier == identifier }
  }

  override var family: [UITab] { [self] + children.flatMap(\.family) }

  /// The child that the group shows.
  private var shownChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
  }

  override var content: UIViewController? {
    let own = viewController
    let child = shownChild?.content
    guard let managingNavigationController else {
      return child ?? own ?? children.first { !$0.isHidden }?.content
    }
    let stack = [own, child].compactMap { $0 }
    if managed != stack, !stack.isEmpty {
      managed = stack
      managingNavigationController.setViewControllers(stack, animated: false)
    }
    return managingNavigationController
  }
}
