/// Where an animation is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or done.
  case inactive
  /// Begun.
  case active
  /// Stopped before its end.
  case stopped
}

/// Where an animation ends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it should.
  case end
  /// Where it began.
  case start
  /// Where it is now.
  case current
}

/// An animation that can be started, paused and stopped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves backwards.
  var isReversed: Bool { get set }
  /// How much of it is done.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes it.
  func startAnimation()
  /// Starts it after a time.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
