import Stubs

/// An interaction that shows a text when the pointer rests on a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteraction>.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delegate, which chooses a text for each place.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text without a delegate.
  open var defaultToolTip: String?
  /// Whether the text appears.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a text.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {
    Stub.toolTip.report(if: view != nil)
  }

  /// Called after the interaction is added to a view, or removed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
