import Stubs

/// What a bar shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaritem>.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  weak var host: (any BarItemHost)?
  private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Whether the item can be chosen.
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

  /// The image for a phone that is held on its side.
  open var landscapeImagePhone: UIImage? {
    didSet { changed() }
  }

  /// The image that is shown large to people who need it.
  open var largeContentSizeImage: UIImage? {
    didSet { Stub.barItemLargeContentSizeImage.tell(if: largeContentSizeImage != nil) }
  }

  /// How far the image is moved in.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { changed() }
  }

  /// How far the image for a phone on its side is moved in.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { changed() }
  }

  /// How far the large image is moved in.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
    didSet { Stub.barItemLargeContentSizeImage.tell(if: largeContentSizeImageInsets != .zero) }
  }

  /// A number of the app's choice.
  open var tag = 0

  /// The name under which automated tests find the item.
  open var accessibilityIdentifier: String?

  private var chosenAccessibilityLabel: String?

  /// What a screen reader says.
  open var accessibilityLabel: String? {
    get { chosenAccessibilityLabel ?? title }
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

  /// Archives the item, which only Interface Builder does.
  open func encode(with coder: NSCoder) {
    Stub.barItemEncode.tell()
  }

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state.rawValue] = attributes
    changed()
  }

  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }

  func changed() {
    host?.barItemDidChange(self)
  }
}
