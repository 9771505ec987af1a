import Stubs

/// An interaction that lets users drop items on a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropinteraction>.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which handles the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that items can be dropped on.
  open private(set) weak var view: UIView?
  /// Whether several drags can be over the view at the same time.
  open var allowsSimultaneousDropSessions = false {
    didSet { Stub.dropSimultaneous.report(if: allowsSimultaneousDropSessions) }
  }

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    if view == nil { DragOperation.current?.forget(self) }
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
