/// A button of an alert.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// What leaves everything as it is.
    case cancel = 1
    /// What may delete or change data.
    case destructive = 2
  }

  /// The title of the action's button.
  open private(set) var title: String?
  /// The style of the action's button.
  open private(set) var style = UIAlertAction.Style.default
  /// The closure that choosing the action runs.
  private(set) var handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// Creates a button that calls a closure after the alert was dismissed.
  public convenience init(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// A button that does the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
