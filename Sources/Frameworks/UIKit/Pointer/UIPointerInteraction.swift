import Stubs

/// An interaction that changes the pointer's appearance over a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteraction>.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which determines the pointer's appearance.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Whether the interaction has an effect.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    Stub.pointer.report(if: view != nil)
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Requests the pointer's style from the delegate again.
  open func invalidate() {}
}
