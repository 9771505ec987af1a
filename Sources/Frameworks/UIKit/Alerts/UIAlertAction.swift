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
  /// The closure that choosing the action runs.
  private(set) var handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Whether the action is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// The color of the button's title, which Apple's actions have under this key only; the style's
  /// color unless set.
  var titleTextColor: UIColor? {
    didSet { alert?.actionDidChange(self) }
  }

  /// The alignment of the button's title by its number, which Apple's actions have under this key
  /// only.
  var titleTextAlignment = NSTextAlignment.center.rawValue {
    didSet { alert?.actionDidChange(self) }
  }

  /// The image at the button's leading edge, which Apple's actions have under this key only.
  var image: UIImage? {
    didSet { alert?.actionDidChange(self) }
  }

  /// Whether the button has a checkmark, which Apple's actions have under the `checked` key only.
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
