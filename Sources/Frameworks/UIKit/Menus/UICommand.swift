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

  /// An elaborated title that explains the command.
  ///
  /// It's shown nowhere: there is no list of the commands of a hardware keyboard.
  open var discoverabilityTitle: String?
  /// The selector of the action.
  public let action: Selector
  /// The app's own data for the command.
  public let propertyList: Any?
  /// The attributes of the command.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command.
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
