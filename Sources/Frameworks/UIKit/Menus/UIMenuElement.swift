/// An element of a menu, which is an action, a command, or another menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuelement>.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  /// The mark next to an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The attributes of an element's appearance and behavior.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is grayed out and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red because its action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
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

  /// Returns a copy of the element that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIMenuElement {
    UIMenuElement(title: title, subtitle: subtitle, image: image)
  }
}
