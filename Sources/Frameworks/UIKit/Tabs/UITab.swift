/// A tab of a tab bar controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitab>.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The preferred placement of a tab.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitab/placement>.
  public enum Placement: Int, Sendable {
    /// The system decides.
    case automatic
    /// In the bar by default, unless the user removes it.
    case `default`
    /// In the bar only if the user adds it.
    case optional
    /// In the bar, from which the user can't remove it.
    case movable
    /// At the end of the bar, apart from others.
    case pinned
    /// At its place in the bar.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// The item in the bar that stands for the tab.
  final let item: UITabBarItem

  /// The controller whose tab it is.
  final weak var storedTabBarController: UITabBarController?

  /// Creates a tab.
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: A value that identifies the tab.
  ///   - viewControllerProvider: Makes the view controller that the tab shows.
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

  /// Whether the tab is hidden unless the user chooses otherwise.
  open var isHiddenByDefault = false

  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  /// Whether the tab can be selected.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }

  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?

  /// The controller whose tab it is.
  open var tabBarController: UITabBarController? {
    storedTabBarController ?? parent?.tabBarController
  }

  /// The nearest group around the tab that has a navigation controller for its content.
  open var managingTabGroup: UITabGroup? {
    parent.flatMap { parent in
      sequence(first: parent, next: \.parent).first { $0.managingNavigationController != nil }
    }
  }

  /// Whether the controller shows the tab's content.
  open var hasVisiblePlacement: Bool {
    guard let tabBarController else { return false }
    return tabBarController.shownTabs.contains { $0 === self }
  }

  /// The view controller of the tab, made when it's first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let controller = provider?(self) else { return nil }
    made = controller
    controller.storedTab = self
    return controller
  }

  /// The view controller for the tab.
  var content: UIViewController? { viewController }

  /// The tab and all within it.
  var family: [UITab] { [self] }
}
