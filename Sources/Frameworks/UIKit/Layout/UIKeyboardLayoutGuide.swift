import Stubs

/// A layout guide for the area of the keyboard or, without a keyboard, for the bottom of the safe
/// area.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard, which the device doesn't have.
  open var followsUndockedKeyboard = false

  /// Whether the guide's top matches the safe area's bottom while the keyboard is offscreen.
  open var usesBottomSafeArea = true {
    didSet { owningView?.layoutState.guidesDidChange() }
  }

  /// The distance above the keyboard at which a drag starts to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet {
      Stub.keyboardDismissPadding.report(if: keyboardDismissPadding != 0)
    }
  }

  /// The frame of the keyboard, in the coordinates of its screen.
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

  /// Reports the keyboard's new frame to the guides in a view.
  static func keyboardDidMove(to frame: CGRect, in root: UIView) {
    keyboardFrame = frame
    root.layoutState.guidesDidChangeInTree()
  }
}
