import Foundation

/// What an animator of a transition works with.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a person's finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How a presentation looks.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view is turned.
  var targetTransform: CGAffineTransform { get }
  /// Says how far a gesture came.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a gesture completed.
  func finishInteractiveTransition()
  /// Says that a gesture was cancelled.
  func cancelInteractiveTransition()
  /// Pauses the transition.
  func pauseInteractiveTransition()
  /// Says that the animation ended.
  func completeTransition(_ didComplete: Bool)
  /// One of the view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a view controller's view begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a view controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}
