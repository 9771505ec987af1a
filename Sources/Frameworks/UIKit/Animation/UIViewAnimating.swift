/// The states of animations.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation hasn't started or has ended.
  case inactive
  /// The animation was started.
  case active
  /// The animation was stopped.
  case stopped
}

/// The position at which an animation ends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The current position.
  case current
}

/// An object that controls an animation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at the current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
