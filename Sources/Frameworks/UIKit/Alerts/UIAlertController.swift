import AppRuntime
import DeviceProtocol
import DisplayList

/// A view controller that displays an alert message.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontroller>.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alerts.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// The style of the alert.
  open private(set) var preferredStyle = UIAlertController.Style.alert

  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The preferred action, which is highlighted and which the Return key chooses.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        raise(
          "NSInternalInconsistencyException",
          "The preferredAction of an alert controller must be contained in the actions array or be "
            + "nil. UIAlertController: \(self), preferredAction: \(preferredAction), actions: "
            + "\(actions)")
      }
      contentDidChange()
    }
  }

  /// The text fields of the alert.
  open private(set) var textFields: [UITextField]?

  /// The title of the alert.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The message of the alert.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// The attributed title, which is shown instead of the title. Apple's alerts have it only under
  /// this key.
  var attributedTitle: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The attributed message, which is shown instead of the message. Apple's alerts have it only
  /// under this key.
  var attributedMessage: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// A view controller whose view appears below the message, with the height of its preferred
  /// content size.
  ///
  /// Apple's alerts have it only under this key.
  var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.view.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController {
        addChild(contentViewController)
        contentDidChange()
        contentViewController.didMove(toParent: self)
      } else {
        contentDidChange()
      }
    }
  }

  /// Updates the layout for a new preferred size of the view controller below the message.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    alertView?.setNeedsLayout()
  }

  /// The severity of the alert, which has an effect only on a Mac.
  open var severity = UIAlertControllerSeverity.default

  /// A closure that's called when a button is tapped, before the alert is dismissed.
  var onChoice: ((UIAlertAction) -> Void)?
  /// A closure that's called when the alert starts to be dismissed, for any reason.
  var onDismissal: (() -> Void)?
  /// A closure that's called when the alert is no longer shown, or can't be shown.
  var onEnd: (() -> Void)?

  private var alertView: AlertView?
  private var isDone = false
  private weak var interrupted: UIView?

  private static var presented: [WeakAlert] = []
  private struct WeakAlert { weak var alert: UIAlertController? }

  /// Creates an alert.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an alert without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Creates an alert from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Adds an action to the alert.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field to the alert.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField.forAlert()
    add(field)
    configurationHandler?(field)
    contentDidChange()
  }

  func add(_ field: UITextField) {
    textFields = (textFields ?? []) + [field]
    field.returnHandler = { [weak self, weak field] in
      guard let self, let field else { return }
      pressReturn(in: field)
    }
  }

  private func pressReturn(in field: UITextField) {
    let fields = textFields ?? []
    if let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let defaultAction {
      choose(defaultAction)
    }
  }

  private func contentDidChange() {
    alertView?.rebuild()
  }

  func actionDidChange(_ action: UIAlertAction) {
    alertView?.updateActions()
  }

  // MARK: Presentation

  /// Creates the view with the message and the buttons.
  open override func loadView() {
    let view = AlertView(alert: self)
    alertView = view
    self.view = view
  }

  /// Prepares the alert to appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    checkSource()
    checkContent()
    isDone = false
    Self.presented.removeAll { $0.alert == nil || $0.alert === self }
    Self.presented.append(WeakAlert(alert: self))
    alertView?.rebuild()
    // This precedes solving the constraints, so that the card already has the size that its
    // constraints require.
    alertView?.layoutCards()
    alertView?.appear(animated: animated)
    dimPresenter(.dimmed)
    if let first = textFields?.first {
      first.becomeFirstResponder()
    } else if let responder = UIResponder.first as? UIView, responder is any UIKeyInput {
      interrupted = responder
      responder.resignFirstResponder()
    }
  }

  private func dimPresenter(_ mode: UIView.TintAdjustmentMode) {
    guard let window = presentingViewController?.viewIfLoaded?.window else { return }
    window.rootViewController?.viewIfLoaded?.tintAdjustmentMode = mode
  }

  /// Restores the keyboard of the previously edited text.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let interrupted, interrupted.window != nil, UIResponder.first == nil {
      interrupted.becomeFirstResponder()
    }
    interrupted = nil
  }

  /// Starts editing in the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let first = textFields?.first, !(textFields ?? []).contains(where: \.isFirstResponder) {
      first.becomeFirstResponder()
    }
  }

  /// Prepares the alert to disappear.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if ownPresentation == nil { onDismissal?() }
    Self.presented.removeAll { $0.alert === self }
    view.endEditing(true)
    alertView?.disappear(animated: animated)
    dimPresenter(.automatic)
  }

  override func presentationDidEnd() {
    super.presentationDidEnd()
    onEnd?()
  }

  /// Dismisses the alert and then calls the button's closure.
  func choose(_ action: UIAlertAction) {
    guard !isDone, action.isEnabled else { return }
    isDone = true
    onChoice?(action)
    let handler = action.handler
    guard presentingViewController != nil else {
      handler?(action)
      return
    }
    presentingViewController?.dismiss(animated: true) {
      handler?(action)
    }
  }

  private lazy var source = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)

  /// The anchor of an action sheet on an iPad, or `nil` on other devices.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && UIDevice.current.isPad ? source : nil
  }

  /// Raises an exception, as iOS does, if an action sheet on a tablet has no anchor.
  private func checkSource() {
    guard let source = popoverPresentationController else { return }
    source.delegate?.prepareForPopoverPresentation(source)
    guard source.sourceItem == nil else { return }
    raise(
      "NSGenericException",
      "Your application has presented a UIAlertController (\(self)) of style "
        + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController "
        + "with this style is UIModalPresentationPopover. You must provide location information "
        + "for this popover through the alert controller's popoverPresentationController. You must "
        + "provide either a sourceView and sourceRect or a barButtonItem.  If this information is "
        + "not known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
  }

  /// Ends the app if there's nothing to display.
  private func checkContent() {
    let isEmpty =
      title == nil && message == nil && actions.isEmpty && textFields == nil
      && contentViewController == nil
    guard isEmpty else { return }
    raise(
      "NSInternalInconsistencyException",
      "UIAlertController must have a title, a message or an action to display")
  }

  /// The button that's shown separately from the others, if any.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Returns whether a button's title is bold.
  func isBold(_ action: UIAlertAction) -> Bool {
    if let preferredAction, preferredStyle == .alert { return action === preferredAction }
    return action.style == .cancel
  }

  /// The button that the Return key presses.
  var defaultAction: UIAlertAction? {
    preferredAction ?? (actions.count == 1 ? actions.first : nil)
      ?? actions.first { $0.style == .default }
  }

  /// Makes the Return and Escape keys press buttons of the frontmost alert.
  /// - Returns: Whether there's an alert.
  @discardableResult
  static func handleKey(_ key: KeyPress) -> Bool {
    guard let alert = presented.last(where: { $0.alert != nil })?.alert else { return false }
    switch key.code {
    case "Enter", "NumpadEnter": alert.defaultAction.map(alert.choose)
    case "Escape": alert.cancelAction.map(alert.choose)
    default: break
    }
    return true
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("attributedTitle", \UIAlertController.attributedTitle),
      .key("attributedMessage", \UIAlertController.attributedMessage),
      .key("contentViewController", \UIAlertController.contentViewController),
    ]
  }
}

extension UITextField {
  /// Returns a text field in the style of alerts.
  static func forAlert() -> UITextField {
    let field = UITextField()
    field.font = SystemDesign.current.alerts.fields.font.font
    return field
  }
}
