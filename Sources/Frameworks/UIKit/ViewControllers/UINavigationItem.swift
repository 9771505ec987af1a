import Foundation

/// What a navigation bar shows of a view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, @unchecked Sendable {
    /// As for the view controller before.
    case automatic
    /// Always, where the bar has large titles.
    case always
    /// Never.
    case never
    /// In the bar.
    case inline
  }

  /// What the back button shows.
  public enum BackButtonDisplayMode: Int, @unchecked Sendable {
    /// The title, where there is room.
    case `default`
    /// A title that says no more than Back.
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

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The line above the title.
  open var prompt: String? { didSet { changed() } }
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the button that leads back here.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What the button that leads back here shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action of the back button in place of going back; its title, if any, is the button's.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether there is no button that leads back.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Whether the button that leads back is shown beside those on the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of the bar while nothing is beneath.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of a low bar while nothing is beneath.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  private var storedHidesBackButton = false
  private var storedLeft: [UIBarButtonItem]?
  private var storedRight: [UIBarButtonItem]?

  /// Sets whether there is no button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    changed()
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeft = items
    changed()
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRight = items
    changed()
  }

  /// Sets the outermost button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    let others = storedLeft?.dropFirst() ?? []
    setLeftBarButtonItems(item.map { [$0] + others } ?? Array(others), animated: animated)
  }

  /// Sets the outermost button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    let others = storedRight?.dropFirst() ?? []
    setRightBarButtonItems(item.map { [$0] + others } ?? Array(others), animated: animated)
  }

  private func changed() {
    bar?.itemDidChange(self)
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
