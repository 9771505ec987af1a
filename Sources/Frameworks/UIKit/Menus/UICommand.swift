/// A menu element that sends an action along the responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
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

  /// The image next to the title while the command is selected, or `nil` to show `image`.
  open var selectedImage: UIImage?
  /// A longer title for places with space to explain the command.
  open var discoverabilityTitle: String?
  final let selector: Selector
  /// Data that distinguishes commands with the same action.
  open private(set) var propertyList: Any?
  /// The attributes of the command's appearance and behavior.
  open var attributes: UIMenuElement.Attributes
  /// The mark next to the command.
  open var state: UIMenuElement.State
  /// The alternative actions of the command while modifier keys are pressed, in an app for the Mac.
  open private(set) var alternates: [UICommandAlternate]
  /// The behavior of the command's keys while they're held down.
  @available(IOS26 )
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// The object that performs the command while it's performed.
  open internal(set) var sender: Any?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.selectedImage = selectedImage
    selector = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override func makeCopy() -> UIMenuElement {
    UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: selector,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  override func adoptLook(of element: UIMenuElement) {
    super.adoptLook(of: element)
    if let command = element as? UICommand { repeatBehavior = command.repeatBehavior }
  }

  /// Calls the method of a target, or of the first object in the responder chain that has the
  /// method.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
    self.sender = nil
  }
}

extension UIMenuLeaf where Self: UICommand {
  /// The method to call.
  ///
  /// `UIKeyCommand` declares an `action` of a different type, which Objective-C allows. In Swift, a
  /// class can't redeclare a property of its superclass, but it can redeclare a property of a
  /// protocol that the superclass conforms to.
  public var action: Selector { selector }
}
