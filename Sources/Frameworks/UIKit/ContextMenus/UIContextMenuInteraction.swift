import Stubs

/// An interaction that shows a menu after a long press on a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of the menu.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown
    /// The menu has a preview.
    case rich
    /// The menu has no preview.
    case compact
  }

  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  let recognizer = ContextMenuRecognizer(target: nil, action: nil)
  private var pending: UIContextMenuConfiguration?
  private weak var overlay: MenuOverlay?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.mayShow = { [weak self] in self?.prepare() ?? false }
    recognizer.addHandler { [weak self] in
      if self?.recognizer.state == .began { self?.present() }
    }
  }

  /// The appearance of the current menu.
  open var menuAppearance: Appearance {
    guard let overlay else { return .unknown }
    return overlay.hasPreview ? .rich : .compact
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the location of the press, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

  /// Dismisses the menu.
  open func dismissMenu() {
    overlay?.close()
  }

  /// Replaces the elements of the menu that's shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    overlay?.replaceMenu(block)
  }

  // MARK: Showing

  private func prepare() -> Bool {
    guard let view, view.window != nil else { return false }
    pending = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: recognizer.location(in: view))
    return pending != nil
  }

  private func present() {
    guard let configuration = pending, let view, let delegate else { return }
    pending = nil
    let controller = configuration.previewProvider?()
    let highlighted = delegate.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    guard controller != nil || highlighted != nil || !menu.children.isEmpty else { return }
    let isPlain = view is UIControl && controller == nil && highlighted == nil
    let preview =
      isPlain
      ? nil
      : ContextMenuPreview(
        controller: controller, of: highlighted ?? UITargetedPreview(view: view))
    let animator = ContextMenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay = MenuOverlay.present(
      menu, from: view, sender: view, preview: preview,
      onCommit: { [weak self] in self?.commit(configuration, controller) },
      onDismiss: { [weak self] in self?.end(configuration, controller) })
    animator.runAnimations()
    animator.runCompletions()
  }

  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?)
  {
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    overlay?.close()
    animator.runAnimations()
    animator.runCompletions()
  }

  private func end(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = ContextMenuAnimator(controller)
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    Stub.contextMenuDismissalPreview.report(if: preview != nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.runAnimations()
    animator.runCompletions()
  }
}

/// A gesture recognizer for the press that shows a context menu.
final class ContextMenuRecognizer: UILongPressGestureRecognizer {
  var mayShow: () -> Bool = { false }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  override var mayBegin: Bool { super.mayBegin && mayShow() }
}
