/// The closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or a control's action that runs a closure.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifiers of actions.
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

  /// The identifier of the action.
  public let identifier: Identifier
  /// An elaborated title that explains the action.
  ///
  /// It's shown nowhere: there is no list of the commands of a hardware keyboard.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action.
  open var state: UIMenuElement.State
  /// The sender of the action while its handler runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
