/// An animator for animations that run alongside the appearance and dismissal of an editing menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a closure in the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
