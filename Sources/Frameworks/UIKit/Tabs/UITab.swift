/// A tab of a tab bar controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitab>.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The preferred placement of a tab.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitab/placement>.
  public enum Placement: Int, Sendable {
    /// The system chooses the placement.
    case automatic
    /// The tab is in the bar by default, but the user can remove it.
    case `default`
    /// The tab is in the bar only if the user adds it.
    case optional
    /// The tab is in the bar, and the user can't remove it.
    case movable
    /// The tab is at the end of the bar, separate from the others.
    case pinned
    /// The tab has a fixed position in the bar.
    case fixed
    /// The tab is only in the sidebar.
    case sidebarOnly
  }

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// The item that represents the tab in the bar.
  final let item: UITabBarItem

  /// The controller that the tab belongs to.
  final weak var storedTabBarController: UITabBarController?

  /// Creates a tab.
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: A value that identifies the tab.
  ///   - viewControllerProvider: A closure that creates the view controller that the tab shows.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// The tab's identifier.
  open private(set) var identifier: String

  /// The title.
  open var title: String { didSet { item.title = title } }

  /// The image.
  open var image: UIImage? { didSet { item.image = image } }

  /// A second line of text, which only sidebars show.
  open var subtitle: String?

  /// The text of the badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }

  /// Additional data that the app stores with the tab.
  open var userInfo: Any?

  /// The preferred placement of the tab.
  open var preferredPlacement = Placement.automatic

  /// Whether the user can hide the tab.
  open var allowsHiding = false

  /// Whether the tab is initially hidden.
  open var isHiddenByDefault = false

  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  /// Whether the tab can be selected.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }

  /// The group that contains the tab.
  open internal(set) weak var parent: UITabGroup?

  /// The controller that the tab belongs to.
  open var tabBarController: UITabBarController? {
    storedTabBarController ?? parent?.tabBarController
  }

  /// The nearest enclosing group with a navigation controller for its content.
  open var managingTabGroup: UITabGroup? {
    parent.flatMap { parent in
      sequence(first: parent, next: \.parent).first { $0.managingNavigationController != nil }
    }
  }

  /// Whether the tab is visible in the controller's current interface.
  open var hasVisiblePlacement: Bool {
    guard let tabBarController else { return false }
    return tabBarController.shownTabs.contains { $0 === self }
  }

  /// The view controller of the tab, which is created on first use.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let controller = provider?(self) else { return nil }
    made = controller
    controller.storedTab = self
    return controller
  }

  /// The view controller for the tab.
  var content: UIViewController? { viewController }

  /// The tab and all tabs in it.
  var family: [UITab] { [self] }
}
