/// A closure that an action runs, with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or a control's action that runs a closure.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A name that identifies an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The image next to the title while the action is selected, or `nil` to show `image`.
  open var selectedImage: UIImage?

  /// The name that identifies the action.
  open private(set) var identifier: Identifier
  /// A longer title for places with space to explain the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action's appearance and behavior.
  open var attributes: UIMenuElement.Attributes
  /// The mark next to the action.
  open var state: UIMenuElement.State
  /// The behavior of the action's keys while they're held down.
  @available(IOS26 )
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// The object that performs the action while its handler runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override func makeCopy() -> UIMenuElement {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }

  override func adoptLook(of element: UIMenuElement) {
    super.adoptLook(of: element)
    if let action = element as? UIAction { repeatBehavior = action.repeatBehavior }
  }

  /// Runs the handler for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
