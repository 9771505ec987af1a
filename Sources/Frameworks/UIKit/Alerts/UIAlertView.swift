import AppRuntime

/// A view that displays an alert message.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertview>.
@available(
  iOS, introduced: 2.0, deprecated: 9.0,
  message:
    "UIAlertView is deprecated. Use UIAlertController with a preferredStyle of UIAlertControllerStyleAlert instead"
)
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The delegate, a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?

  private let alert = NumberedAlert(.alert)
  private var alertWindow: UIWindow?

  /// Creates an alert view without text or buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an alert view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates an alert view with at most a cancel button.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    alert.title = title
    alert.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert view with buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    alert.firstOtherIndex = addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  private func setUp() {
    if UIApplication.shared.isSceneBased {
      raise(
        "NSObjectNotAvailableException",
        "UIAlertView is deprecated and unavailable for UIScene based applications, "
          + "please use UIAlertController!")
    }
    alert.notify = { [unowned self] in handle($0) }
  }

  /// The title, which is shown above the message.
  open var title: String {
    get { alert.title ?? "" }
    set { alert.title = newValue }
  }

  /// The message.
  open var message: String? {
    get { alert.message }
    set { alert.message = newValue }
  }

  /// The style of the alert view, which determines its text fields.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { makeFields() }
  }

  /// Adds a button.
  /// - Returns: The button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }

  /// Returns the title of the button at an index.
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.buttonTitle(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { alert.buttonTitles.count }

  /// The index of the cancel button, or -1.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }

  /// The index of the first of the other buttons that were passed to the initializer, or -1.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  /// Whether the alert view is shown.
  open var isVisible: Bool { alert.isVisible }

  /// Returns the text field at an index. The style determines how many there are.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    alert.fields.indices.contains(textFieldIndex) ? alert.fields[textFieldIndex] : nil
  }

  /// Shows the alert view in front of everything else.
  open func show() {
    guard !isVisible else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    alertWindow = window
    alert.show(for: self, from: presenter)
    updateFirstOtherButton()
  }

  /// Dismisses the alert view as if the button at an index had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(with: buttonIndex, animated: animated)
  }

  private func makeFields() {
    let login = UITextField.forAlert()
    let password = UITextField.forAlert()
    password.isSecureTextEntry = true
    switch alertViewStyle {
    case .default: alert.fields = []
    case .secureTextInput: alert.fields = [password]
    case .plainTextInput: alert.fields = [login]
    case .loginAndPasswordInput:
      login.placeholder = "Login"
      password.placeholder = "Password"
      alert.fields = [login, password]
    }
    for field in alert.fields {
      field.addAction(
        UIAction { [weak self] _ in self?.updateFirstOtherButton() }, for: .editingChanged)
    }
  }

  private var handler: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func updateFirstOtherButton() {
    guard let handler,
      let first = (0..<numberOfButtons).first(where: { $0 != cancelButtonIndex })
    else { return }
    alert.setEnabled(handler.alertViewShouldEnableFirstOtherButton(self), at: first)
  }

  private func handle(_ event: NumberedAlert.Event) {
    switch event {
    case .willPresent: handler?.willPresent(self)
    case .didPresent: handler?.didPresent(self)
    case .clicked(let index): handler?.alertView(self, clickedButtonAt: index)
    case .willDismiss(let index): handler?.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      alertWindow?.isHidden = true
      alertWindow?.rootViewController = nil
      alertWindow = nil
      handler?.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}
