import AppRuntime
import Stubs

/// The abstract superclass of bar items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaritem>.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, NamedMembers, StoryboardDecodable {
  weak var host: (any BarItemHost)?
  /// The attributes of titles, by the raw value of the state.
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { changed() }
  }

  /// Whether the item is enabled.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// The title.
  open var title: String? {
    didSet { changed() }
  }

  /// The image.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// The image for landscape orientation on a phone.
  open var landscapeImagePhone: UIImage? {
    didSet { changed() }
  }

  /// The image for the large content viewer.
  open var largeContentSizeImage: UIImage? {
    didSet { Stub.barItemLargeContentSizeImage.report(if: largeContentSizeImage != nil) }
  }

  /// The insets of the image.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { changed() }
  }

  /// The insets of the image for landscape orientation on a phone.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { changed() }
  }

  /// The insets of the large image.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
    didSet { Stub.barItemLargeContentSizeImage.report(if: largeContentSizeImageInsets != .zero) }
  }

  /// The view that shows the item in its bar. Apple's items make it available only under the `view`
  /// key.
  final var shownView: UIView? {
    if let customView = (self as? UIBarButtonItem)?.customView { return customView }
    return (host as? UIView).flatMap(shownView)
  }

  private func shownView(in view: UIView) -> UIView? {
    if (view as? any BarItemView)?.barItem === self { return view }
    for subview in view.subviews {
      if let found = shownView(in: subview) { return found }
    }
    return nil
  }

  /// An integer that identifies the item.
  open var tag = 0

  /// A string that tests use to identify the item.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { changed() } }
  }

  /// Whether the item is an element that assistive technologies can access.
  open var isAccessibilityElement = true {
    didSet { if isAccessibilityElement != oldValue { changed() } }
  }

  /// The traits that characterize the item.
  open var accessibilityTraits: UIAccessibilityTraits = .button {
    didSet { if accessibilityTraits != oldValue { changed() } }
  }

  /// A short description of the result of an action on the item.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { changed() } }
  }

  private var chosenAccessibilityLabel: String?

  /// A short label that identifies the item, which by default is its title or the label of its
  /// image.
  open var accessibilityLabel: String? {
    get { chosenAccessibilityLabel ?? title ?? image?.accessibilityLabel }
    set {
      chosenAccessibilityLabel = newValue
      changed()
    }
  }

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? StoryboardCoder else { return }
    title = coder.string("title")
    image = coder.image("image")
    landscapeImagePhone = coder.image("landscapeImage")
    largeContentSizeImage = coder.image("largeContentSizeImage")
    isEnabled = coder.bool("enabled") ?? true
    tag = coder.integer("tag", atMost: .greatestFiniteMagnitude) ?? 0
    imageInsets = coder.insets(key: "imageInsets") ?? .zero
    landscapeImagePhoneInsets = coder.insets(key: "landscapeImageInsets") ?? .zero
  }

  /// Archives the item.
  open func encode(with coder: NSCoder) {
    Stub.barItemEncode.report()
  }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  func changed() {
    MainThreadChecker.check()
    host?.barItemDidChange(self)
    PropertyObservers.didChange(self)
  }

  // MARK: Self-description

  /// The properties of the class itself that can be set on its appearance proxy.
  class var appearanceProperties: [AppearanceProperty] { [.values(\UIBarItem.titleAttributes)] }

  /// The members of the class itself that storyboards, selectors, and key-value coding find by
  /// name.
  class var namedMembers: [ObjCMember] {
    [
      .key("title", \UIBarItem.title),
      .key("image", \UIBarItem.image),
      .key("enabled", \UIBarItem.isEnabled),
      .key("tag", \UIBarItem.tag),
      .readOnlyKey("view", \UIBarItem.shownView),
    ]
  }

  /// Whether a new object of the class can be passed as the sender of an action.
  class var canBeSender: Bool { true }
}
