import Foundation

/// The methods that let the user control a transition between view controllers interactively.
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
  /// Whether the transition is interactive from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1, which is the transition's own speed.
  public var completionSpeed: CGFloat { 1 }

  /// Returns a curve that starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
