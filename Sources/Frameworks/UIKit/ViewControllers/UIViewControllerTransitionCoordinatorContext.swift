import Foundation

/// The properties of a transition between view controllers.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive again.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after the interactive part.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of the view at the end of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns the view controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
