/// An object that runs animations alongside the pointer's animations.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteractionanimating>.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that's called at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
