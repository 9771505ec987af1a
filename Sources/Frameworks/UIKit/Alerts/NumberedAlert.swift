/// The common parts of `UIAlertView` and `UIActionSheet`, which show an alert controller with
/// numbered buttons.
@MainActor
final class NumberedAlert {
  /// An event for the delegate.
  enum Event {
    case willPresent
    case didPresent
    case clicked(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  private let style: UIAlertController.Style
  private(set) var buttonTitles: [String?] = []
  var cancelIndex = -1
  var destructiveIndex = -1
  var firstOtherIndex = -1
  /// The text fields.
  var fields: [UITextField] = []
  /// A closure that receives events for the delegate.
  var notify: (Event) -> Void = { _ in }
  private var controller: UIAlertController?
  /// The number of the button that's dismissing the alert.
  private var ending: Int?
  /// The alert view or action sheet, retained because it might have no other owner while it's
  /// shown.
  private var kept: UIView?

  init(_ style: UIAlertController.Style) {
    self.style = style
  }

  var title: String? {
    didSet { controller?.title = title }
  }

  var message: String? {
    didSet { controller?.message = message }
  }

  var isVisible: Bool { controller != nil }

  /// Adds a button.
  /// - Returns: Its number.
  func addButton(_ title: String?) -> Int {
    buttonTitles.append(title)
    let index = buttonTitles.count - 1
    controller?.addAction(action(at: index))
    return index
  }

  func buttonTitle(at index: Int) -> String? {
    buttonTitles.indices.contains(index) ? buttonTitles[index] : nil
  }

  /// Enables or disables a button while the alert is shown.
  func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard let actions = controller?.actions, actions.indices.contains(index) else { return }
    actions[index].isEnabled = isEnabled
  }

  /// Shows the alert, and retains the view that it belongs to until it's dismissed.
  func show(
    for view: UIView, from presenter: UIViewController, animated: Bool = true,
    place: (UIPopoverPresentationController) -> Void = { _ in }
  ) {
    guard controller == nil else { return }
    let controller = makeController()
    self.controller = controller
    kept = view
    if let popover = controller.popoverPresentationController { place(popover) }
    notify(.willPresent)
    presenter.present(controller, animated: animated) { [self] in notify(.didPresent) }
  }

  /// Dismisses the alert as if a button had been tapped, without calling the delegate.
  func dismiss(with index: Int, animated: Bool) {
    guard let controller, ending == nil else { return }
    begin(endingWith: index)
    controller.presentingViewController?.dismiss(animated: animated)
  }

  private func makeController() -> UIAlertController {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    for field in fields { controller.add(field) }
    for index in buttonTitles.indices { controller.addAction(action(at: index)) }
    controller.onChoice = { [weak self] action in self?.choose(action) }
    controller.onDismissal = { [weak self] in self?.cancel() }
    controller.onEnd = { [weak self] in self?.end() }
    return controller
  }

  private func action(at index: Int) -> UIAlertAction {
    let style: UIAlertAction.Style =
      index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
    return UIAlertAction(title: buttonTitles[index], style: style)
  }

  private func choose(_ action: UIAlertAction) {
    guard let index = controller?.actions.firstIndex(of: action), ending == nil else { return }
    ending = index
    notify(.clicked(index))
    notify(.willDismiss(index))
  }

  /// Reports that the alert was dismissed without a button, unless one was tapped.
  private func cancel() {
    if isVisible, ending == nil { begin(endingWith: cancelIndex) }
  }

  private func begin(endingWith index: Int) {
    ending = index
    notify(.willDismiss(index))
  }

  private func end() {
    cancel()
    guard let index = ending else { return }
    controller = nil
    ending = nil
    let view = kept
    kept = nil
    withExtendedLifetime(view) { notify(.didDismiss(index)) }
  }
}
