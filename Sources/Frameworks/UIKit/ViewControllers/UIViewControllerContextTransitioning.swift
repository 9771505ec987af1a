import Foundation

/// The context of a transition between view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the view at the end of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Updates the progress of the transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interactive part of the transition is complete.
  func finishInteractiveTransition()
  /// Reports that the interactive part of the transition was canceled.
  func cancelInteractiveTransition()
  /// Pauses the transition.
  func pauseInteractiveTransition()
  /// Reports that the animation of the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// Returns the view controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the start of the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end of the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}
