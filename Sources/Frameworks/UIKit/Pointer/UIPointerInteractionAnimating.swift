/// Runs animations along with those of the pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteractionanimating>.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
