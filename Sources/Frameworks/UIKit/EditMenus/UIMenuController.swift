import Stubs

/// The editing menu that apps used before `UIEditMenuInteraction`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenucontroller>.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction in which the menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// The system chooses.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu appeared.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu disappeared.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's frame changes.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The shared menu controller.
  open class var shared: UIMenuController { controller }
  private static let controller = UIMenuController()

  private weak var menu: EditMenu?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// The app's own commands, which appear after the system's.
  open var menuItems: [UIMenuItem]?

  /// The direction in which the menu's arrow points.
  open var arrowDirection = ArrowDirection.default {
    didSet { Stub.menuArrowDirection.report(if: arrowDirection != .default) }
  }

  /// The frame of the menu in its window.
  open var menuFrame: CGRect { menu?.frame ?? .zero }

  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { menu != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu above a rectangle of a view, with the actions that the first responder
  /// supports.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    self.targetRect = targetRect
    show()
  }

  /// Hides the menu if it was shown for a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() {
    menu?.dismiss()
  }

  /// Sets the rectangle that the menu appears next to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  /// Updates the menu to the actions that the first responder currently supports.
  open func update() {
    if menu != nil { show() }
  }

  private func show() {
    menu?.dismiss()
    guard let targetView, let window = targetView.window else { return }
    let responder = UIResponder.first
    let commands =
      EditCommands.standard(for: responder).map { ($0.title, $0.action) }
      + ownItems(for: responder).map { ($0.title, $0.action) }
    guard !commands.isEmpty else { return }
    let menu = EditMenu(
      items: commands.map { title, action in
        EditMenu.Item(title: title) { [weak self] in
          self?.hideMenu()
          EditCommands.perform(action, from: responder)
        }
      })
    self.menu = menu
    post(Self.willShowMenuNotification)
    menu.present(above: targetView.convert(targetRect, to: nil), in: window) { [weak self] in
      self?.post(Self.willHideMenuNotification)
      self?.post(Self.didHideMenuNotification)
    }
    post(Self.didShowMenuNotification)
  }

  /// Returns the app's own commands that a responder in the chain performs.
  func ownItems(for responder: UIResponder?) -> [UIMenuItem] {
    (menuItems ?? []).filter { EditCommands.target(of: $0.action, from: responder) != nil }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
