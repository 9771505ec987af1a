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

  /// The behavior of an element's key command while its keys are held down.
  @available(IOS26 )
  public enum RepeatBehavior: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The command repeats.
    case repeatable
    /// The command doesn't repeat.
    case nonRepeatable
  }

  /// The visibility of an element's image.
  @available(IOS27 )
  public enum ImageVisibility: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The image is shown.
    case visible
    /// The image is hidden.
    case hidden
  }

  /// The title.
  open internal(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?
  /// The preferred visibility of the image.
  @available(IOS27 )
  open var preferredImageVisibility = ImageVisibility.automatic
  /// A closure that's called when the element is highlighted or unhighlighted in a menu.
  @available(IOS27 )
  open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Returns a copy of the element that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIMenuElement in
      let copy = makeCopy()
      copy.adoptLook(of: self)
      return copy
    }
  }

  /// Takes over the properties that initializers don't set.
  func adoptLook(of element: UIMenuElement) {
    preferredImageVisibility = element.preferredImageVisibility
    highlightStateUpdateHandler = element.highlightStateUpdateHandler
  }

  func makeCopy() -> UIMenuElement {
    UIMenuElement(title: title, subtitle: subtitle, image: image)
  }
}
