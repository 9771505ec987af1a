/// A view that presents the user with choices for a task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactionsheet>.
@available(
  iOS, introduced: 2.0, deprecated: 8.3,
  message:
    "UIActionSheet is deprecated. Use UIAlertController with a preferredStyle of UIAlertControllerStyleActionSheet instead"
)
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The delegate.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The style of the action sheet, which has had no effect since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  private let alert = NumberedAlert(.actionSheet)

  /// Creates an action sheet without a title or buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an action sheet from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates an action sheet with at most a destructive button and a cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    alert.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an action sheet with buttons. The other buttons follow the cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    alert.firstOtherIndex = addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  private func setUp() {
    alert.notify = { [unowned self] in handle($0) }
  }

  /// The title, which is shown above the buttons.
  open var title: String {
    get { alert.title ?? "" }
    set { alert.title = newValue }
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

  /// The index of the destructive button, or -1.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }

  /// The index of the first of the other buttons that were passed to the initializer, or -1.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  /// Whether the action sheet is shown.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the action sheet from a toolbar.
  open func show(from view: UIToolbar) {
    show(from: view.bounds, in: view, animated: true)
  }

  /// Shows the action sheet from a tab bar.
  open func show(from view: UITabBar) {
    show(from: view.bounds, in: view, animated: true)
  }

  /// Shows the action sheet from a bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    present(in: UIApplication.shared.keyWindow, animated: animated) { $0.barButtonItem = item }
  }

  /// Shows the action sheet.
  ///
  /// On a tablet, it points to a rectangle in a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    present(in: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the action sheet.
  ///
  /// On a tablet, it's in the center of a view.
  open func show(in view: UIView) {
    present(in: view.window, animated: true) {
      $0.sourceView = view
      $0.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      $0.permittedArrowDirections = []
    }
  }

  /// Dismisses the action sheet as if the button at an index had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(with: buttonIndex, animated: animated)
  }

  private func present(
    in window: UIWindow?, animated: Bool, place: (UIPopoverPresentationController) -> Void
  ) {
    guard let root = window?.rootViewController else { return }
    alert.show(for: self, from: root.frontmost, animated: animated, place: place)
  }

  private func handle(_ event: NumberedAlert.Event) {
    switch event {
    case .willPresent: delegate?.willPresent(self)
    case .didPresent: delegate?.didPresent(self)
    case .clicked(let index): delegate?.actionSheet(self, clickedButtonAt: index)
    case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index): delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }
}
