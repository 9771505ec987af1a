/// The abstract superclass of menus, actions and commands.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuelement>.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of elements.
  public enum State: Int, @unchecked Sendable {
    /// The element is off.
    case off
    /// The element is on, which a checkmark indicates.
    case on
    /// The element is partly on, which a dash indicates.
    case mixed
  }

  /// The attributes of elements.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element keeps the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
