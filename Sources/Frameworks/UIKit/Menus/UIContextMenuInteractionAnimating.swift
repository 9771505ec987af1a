/// The animation of a preview that the user taps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle>.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss
  /// The preview becomes the next screen.
  case pop
}

/// An animator for animations that run alongside the appearance and dismissal of a context menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller that's previewed.
  var previewViewController: UIViewController? { get }

  /// Runs a closure in the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for animations that run when the user taps a context menu's preview.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations and completions that run alongside a menu's animation.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  /// Passes an animator to a delegate, and runs what the delegate adds to it.
  static func run(with tell: (ContextMenuAnimator) -> Void) {
    let animator = ContextMenuAnimator(nil)
    tell(animator)
    animator.runAnimations()
    animator.runCompletions()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func runAnimations() {
    for animation in animations { animation() }
  }

  func runCompletions() {
    for completion in completions { completion() }
  }
}
