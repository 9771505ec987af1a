/// An interaction that shows an editing menu over a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  private weak var menu: EditMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let suggested = EditCommands.standard(for: view)
    let elements =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)?
      .leaves ?? suggested
    let shown = elements.filter { !$0.attributes.contains(.hidden) }
    guard !shown.isEmpty else { return }
    let menu = EditMenu(items: shown.map { item(for: $0, in: view) })
    self.menu = menu
    self.configuration = configuration
    ContextMenuAnimator.run {
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
    }
    menu.present(above: view.convert(target(of: configuration), to: nil), in: window) {
      [weak self] in
      self?.menuDidEnd(configuration)
    }
  }

  private func item(for leaf: any UIMenuElement & UIMenuLeaf, in view: UIView) -> EditMenu.Item {
    EditMenu.Item(title: leaf.title, isEnabled: !leaf.attributes.contains(.disabled)) {
      [weak self, weak view] in
      self?.dismissMenu()
      if let command = leaf as? UICommand {
        EditCommands.perform(command.selector, from: view)
      } else {
        leaf.performWithSender(view, target: nil)
      }
    }
  }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  private func menuDidEnd(_ configuration: UIEditMenuConfiguration) {
    ContextMenuAnimator.run {
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
    }
    if self.configuration === configuration { self.configuration = nil }
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    menu?.dismiss()
  }

  /// Replaces the menu with the delegate's current menu.
  open func reloadVisibleMenu() {
    if menu != nil, let configuration { presentEditMenu(with: configuration) }
  }

  /// Moves the menu to the delegate's current target rectangle.
  open func updateVisibleMenuPosition(animated: Bool) {
    reloadVisibleMenu()
  }

  /// Returns the location of the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}
