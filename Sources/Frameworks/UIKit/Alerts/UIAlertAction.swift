/// An action that users can choose in an alert.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, NamedMembers {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels and leaves data unchanged.
    case cancel = 1
    /// The style of an action that might change or delete data.
    case destructive = 2
  }

  /// The title of the action's button.
  open private(set) var title: String?
  /// The style of the action's button.
  open private(set) var style = UIAlertAction.Style.default
  /// The closure that runs when the user chooses the action.
  private(set) var handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Whether the action is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// The color of the button's title, or the style's color if it isn't set.
  ///
  /// Apple's actions have it only under this key.
  var titleTextColor: UIColor? {
    didSet { alert?.actionDidChange(self) }
  }

  /// The raw value of the title's alignment.
  ///
  /// Apple's actions have it only under this key.
  var titleTextAlignment = NSTextAlignment.center.rawValue {
    didSet { alert?.actionDidChange(self) }
  }

  /// The image at the button's leading edge.
  ///
  /// Apple's actions have it only under this key.
  var image: UIImage? {
    didSet { alert?.actionDidChange(self) }
  }

  /// Whether the button has a checkmark.
  ///
  /// Apple's actions have it only under the `checked` key.
  var isChecked = false {
    didSet { alert?.actionDidChange(self) }
  }

  /// Creates an action with a closure that's called after the alert is dismissed.
  public convenience init(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.titleTextColor = titleTextColor
    copy.titleTextAlignment = titleTextAlignment
    copy.image = image
    copy.isChecked = isChecked
    return copy
  }

  // MARK: Self-description

  /// The members of the class itself that storyboards, selectors, and key-value coding find by
  /// name.
  class var namedMembers: [ObjCMember] {
    [
      .key("titleTextColor", \UIAlertAction.titleTextColor),
      .key("titleTextAlignment", \UIAlertAction.titleTextAlignment),
      .key("image", \UIAlertAction.image),
      .key("checked", \UIAlertAction.isChecked),
    ]
  }
}
