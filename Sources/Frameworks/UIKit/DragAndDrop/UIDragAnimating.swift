/// An animator for animations that run alongside the animation of a dragged item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraganimating>.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs a closure in the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation, with the position at which it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations and completions that run alongside the animation of a dragged item.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func runAnimations() {
    for animation in animations { animation() }
    animations = []
  }

  func runCompletions(_ position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
