import Stubs

/// An interaction for a view in front of a scroll view's edge, which the edge effect adapts to.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction>.
@preconcurrency @MainActor
@available(IOS26 )
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view.
  open var edge: UIRectEdge = []
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a scroll view.
  public override init() {
    super.init()
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {
    Stub.scrollEdgeElement.report(if: view != nil)
  }

  /// Called after the interaction is added to a view, or removed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
