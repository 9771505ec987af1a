import Foundation

/// An item that represents a view controller in a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favorites.
    case favorites
    /// Featured.
    case featured
    /// Top rated.
    case topRated
    /// Recents.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed

    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// The image of the item while it's selected.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text in the badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// The offset of the title from its usual position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The appearance of the tab bar while the item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The appearance of the tab bar when content is scrolled to its edge while the item is selected.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  /// The attributes of the badge's text, by the raw value of the state.
  final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { changed() }
  }

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  /// Returns the attributes of the badge's text in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    take(systemItem)
    self.tag = tag
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    let items: [String: SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    if let item: SystemItem = coder.value("systemItem", items) { take(item) }
    selectedImage = coder.image("selectedImage")
    badgeValue = coder.string("badgeValue")
    badgeColor = coder.color(key: "badgeColor")
  }

  private func take(_ systemItem: SystemItem) {
    title = systemItem.look.title
    image = UIImage(systemName: systemItem.look.symbol)
  }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UITabBarItem.titlePositionAdjustment), .path(\UITabBarItem.badgeColor),
      .values(\UITabBarItem.badgeAttributes),
    ]
  }
}
