import Foundation

/// The methods that have the user's touches drive a transition between view controllers.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the transition starts.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the interactive part ends.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The transition's own speed.
  public var completionSpeed: CGFloat { 1 }

  /// A curve that starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// An interactive beginning.
  public var wantsInteractiveStart: Bool { true }
}
