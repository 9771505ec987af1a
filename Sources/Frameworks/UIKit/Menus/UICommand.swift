/// A menu element that sends an action along the responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
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

  /// A longer title.
  ///
  /// It's shown nowhere: there is no list of the commands of a hardware keyboard.
  open var discoverabilityTitle: String?
  /// The method to call.
  public let action: Selector
  /// Data of the command.
  public let propertyList: Any?
  /// How the command looks and acts.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside the command.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}
