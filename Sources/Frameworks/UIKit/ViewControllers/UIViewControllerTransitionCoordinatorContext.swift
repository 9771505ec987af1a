import Foundation

/// What a transition between view controllers is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How a presentation looks.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a person began it with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether it can become interactive.
  var isInterruptible: Bool { get }
  /// Whether a person's finger drives it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of it is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on after a gesture.
  var completionVelocity: CGFloat { get }
  /// How it speeds up and slows down.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// How the view is turned.
  var targetTransform: CGAffineTransform { get }
  /// One of the view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
