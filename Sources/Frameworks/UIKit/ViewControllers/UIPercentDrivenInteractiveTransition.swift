import Foundation

/// An object that drives a transition's animation by its completed percentage.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var transition: ViewControllerTransition?

  /// The duration of the whole transition, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, relative to the transition's own speed.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest of the transition.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing with which an interruptible animator continues, or `nil` for the animator's own
  /// timing.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from the start.
  open var wantsInteractiveStart = true

  /// Creates an object that drives transitions.
  public override init() {
    super.init()
  }

  /// Starts the transition with its animator's animations, which are paused while they're
  /// interactive.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewControllerTransition else { return }
    self.transition = transition
    duration = transition.transitionDuration
    percentComplete = 0
    transition.startDriven()
  }

  /// Updates the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a running transition so that it can be controlled interactively.
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Runs the rest of the transition.
  open func finish() {
    transition?.timingCurve = timingCurve
    transition?.finishInteractiveTransition()
  }

  /// Reverses the transition to its start.
  open func cancel() {
    transition?.timingCurve = timingCurve
    transition?.cancelInteractiveTransition()
  }
}
