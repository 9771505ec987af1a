import Foundation
import Stubs

/// The items that a navigation bar shows for a view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, StoryboardDecodable {
  /// The modes of displaying a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The previous item determines the mode.
    case automatic
    /// The title is always large, if the bar has large titles.
    case always
    /// The title is never large.
    case never
    /// The title is in the bar.
    case inline
  }

  /// The modes of displaying the titles of back buttons.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there's enough space for it.
    case `default`
    /// A generic title, such as Back.
    case generic
    /// No title.
    case minimal
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? StoryboardCoder { decode(coder) }
  }

  /// Archives the item.
  open func encode(with coder: NSCoder) {
    Stub.navigationItemEncode.report()
  }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view that's shown instead of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The search controller whose search bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      oldValue?.searchBar.removeFromSuperview()
      oldValue?.searchBar.place = .content
      searchController?.item = self
      searchController?.searchBar.place = .belowTitle
      searchCollapse = 0
      searchPlacementDidChange()
    }
  }
  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      searchCollapse = 0
      searchDidChange()
    }
  }
  final var storedSearchBarPlacement = SearchBarPlacement.automatic
  /// The part of the search bar's height that's hidden by scrolling.
  final var searchCollapse: CGFloat = 0
  /// The part of the large title's height that's hidden by scrolling.
  final var titleCollapse: CGFloat = 0
  /// A line of text above the title.
  open var prompt: String? { didSet { changed() } }
  /// The back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The mode of displaying the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action that the back button performs instead of going back.
  ///
  /// If the action has a title, the button shows it.
  open var backAction: UIAction? { didSet { changed() } }
  /// A closure that creates the menu of the title, based on elements that the system suggests.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { Stub.navigationTitleMenu.report(if: titleMenuProvider != nil) }
  }
  /// Whether the back button is hidden.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Whether the back button is shown in addition to the left items.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The mode of displaying a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The standard appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar button items on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The bar button items on the right, with the rightmost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The leftmost bar button item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The rightmost bar button item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  private var storedHidesBackButton = false
  private var storedLeft: [UIBarButtonItem]?
  private var storedRight: [UIBarButtonItem]?

  /// Sets whether the back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    changed()
  }

  /// Sets the bar button items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeft = items
    changed()
  }

  /// Sets the bar button items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRight = items
    changed()
  }

  /// Sets the leftmost bar button item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    let others = storedLeft?.dropFirst() ?? []
    setLeftBarButtonItems(item.map { [$0] + others } ?? Array(others), animated: animated)
  }

  /// Sets the rightmost bar button item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    let others = storedRight?.dropFirst() ?? []
    setRightBarButtonItems(item.map { [$0] + others } ?? Array(others), animated: animated)
  }

  /// Updates the bar that shows the item.
  final func changed() {
    bar?.itemDidChange(self)
    PropertyObservers.didChange(self)
  }

  private func decode(_ coder: StoryboardCoder) {
    title = coder.string("title")
    prompt = coder.string("prompt")
    storedHidesBackButton = coder.bool("hidesBackButton") ?? false
    leftItemsSupplementBackButton = coder.bool("leftItemsSupplementBackButton") ?? false
    switch coder.string("largeTitleDisplayMode") {
    case "always": largeTitleDisplayMode = .always
    case "never": largeTitleDisplayMode = .never
    default: break
    }
    storedLeft = items("leftBarButtonItem", "leftBarButtonItems", coder)
    storedRight = items("rightBarButtonItem", "rightBarButtonItems", coder)
    backBarButtonItem = coder.object(key: "backBarButtonItem")
    titleView = coder.object(key: "titleView")
  }

  private func items(_ single: String, _ several: String, _ coder: StoryboardCoder)
    -> [UIBarButtonItem]?
  {
    if let item: UIBarButtonItem = coder.object(key: single) { return [item] }
    let items: [UIBarButtonItem] = coder.objects(in: several)
    return items.isEmpty ? nil : items
  }
}
