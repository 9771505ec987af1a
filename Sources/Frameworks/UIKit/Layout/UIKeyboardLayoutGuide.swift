import Stubs

/// The guide of what the keyboard covers; without keyboard it is where the safe area ends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends where the safe area does while the keyboard is away.
  open var usesBottomSafeArea = true {
    didSet { owningView?.layoutState.guidesDidChange() }
  }

  /// The distance above the keyboard from which a drag pushes it away.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet {
      Stub.keyboardDismissPadding.tell(if: keyboardDismissPadding != 0)
    }
  }

  /// What the keyboard covers, in the coordinates of its screen.
  static var keyboardFrame = CGRect.null

  init(of view: UIView) {
    super.init("keyboard", of: view) { view in
      let usesSafeArea = view.layoutState.existingKeyboardGuide?.usesBottomSafeArea ?? true
      let bounds = view.bounds
      var height = usesSafeArea ? view.safeAreaInsets.bottom : 0
      if !UIKeyboardLayoutGuide.keyboardFrame.isNull, view.window != nil {
        height = max(
          height, bounds.maxY - view.convert(UIKeyboardLayoutGuide.keyboardFrame, from: nil).minY)
      }
      height = min(height, bounds.height)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// Creates a guide from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells the guides in a view what the keyboard covers from now on.
  static func keyboardDidMove(to frame: CGRect, in root: UIView) {
    keyboardFrame = frame
    root.layoutState.guidesDidChangeInTree()
  }
}
