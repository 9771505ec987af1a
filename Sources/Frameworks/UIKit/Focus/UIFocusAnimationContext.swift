/// The animation of a change of the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusanimationcontext>.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the animation, in seconds.
  var duration: TimeInterval { get }
}
