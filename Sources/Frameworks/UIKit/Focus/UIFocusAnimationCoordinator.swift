import Stubs

/// An object that runs an app's animations together with those of a change of the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Adds animations that run while the focus changes.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) { Stub.focus.report() }

  /// Adds animations that run while an item gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { Stub.focus.report() }

  /// Adds animations that run while an item loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { Stub.focus.report() }
}
