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

  /// The title.
  public private(set) var title: String?
  /// The look.
  public private(set) var style: UIAlertAction.Style
  /// What the button does.
  let handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// Creates a button that calls a closure after the alert was dismissed.
  public init(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// A button that does the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
