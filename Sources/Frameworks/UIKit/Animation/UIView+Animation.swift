extension UIView {
  /// The options for animating views.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/animationoptions>.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out subviews together with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Let users interact with views while they're animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start at the current state of an animation that's in progress.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeat the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run the animation backward and forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Don't inherit the duration of the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Don't inherit the timing curve of the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraw views during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Show and hide views in a transition, instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Don't inherit the options of the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Start slowly, accelerate, and slow down at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Start slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow down at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Progress evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flip around the vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flip around the vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curl up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curl down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolve from one view to the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flip around the horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flip around the horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Prefer 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefer 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Make pending updates of traits, properties, and layout whenever the animation of changes
    /// starts or ends.
    @available(IOS26 )
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }

  /// The options for keyframe animations.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions>.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out subviews together with their superview.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Let users interact with views while they're animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Start at the current state of an animation that's in progress.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Run the animation backward and forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Don't inherit the duration of the enclosing animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Don't inherit the options of the enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolate linearly between values.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jump from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Progress at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Follow a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Follow a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The timing curves of animations.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/animationcurve>.
  public enum AnimationCurve: Int, Sendable {
    /// Start slowly, accelerate, and slow down at the end.
    case easeInOut
    /// Start slowly.
    case easeIn
    /// Slow down at the end.
    case easeOut
    /// Progress evenly.
    case linear

    /// Creates a curve from its raw value.
    ///
    /// Curves without a name, such as the keyboard's, start and end slowly.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }

    var timingFunction: CAMediaTimingFunction {
      AnimationOptions(rawValue: UInt(rawValue) << 16).timingFunction
    }
  }

  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: nil, options: options, completion: completion)
    animation.perform(animations)
    animation.group.close()
  }

  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes, with the timing of a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .spring(spring), options: options,
      completion: completion)
    animation.perform(animations)
    animation.group.close()
  }

  /// Animates the changes that a closure makes, with the timing of a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let animation = ViewAnimation(
      duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
      completion: completion)
    animation.perform(animations)
    animation.group.close()
  }

  /// Animates the changes that a closure makes with keyframes.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)),
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF), completion: completion)
    animation.calculationMode =
      switch (options.rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    animation.keyframe = ViewAnimation.Keyframe(start: 0, duration: 1)
    animation.perform(animations)
    animation.startKeyframes()
    animation.group.close()
  }

  /// Adds a keyframe to a keyframe animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current, animation.keyframe != nil else {
      animations()
      return
    }
    let outer = animation.keyframe
    animation.keyframe = ViewAnimation.Keyframe(start: frameStartTime, duration: frameDuration)
    animations()
    animation.keyframe = outer
  }

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.performWithout(actionsWithoutAnimation)
  }

  /// Sets whether animations are enabled.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { !ViewAnimation.isPrevented }

  /// The duration of the current animation.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  /// Repeats the animations that a closure adds.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = ViewAnimation.current else {
      animations()
      return
    }
    var options = outer.options.union(.overrideInheritedOptions)
    if autoreverses { options.insert(.autoreverse) }
    let animation = ViewAnimation(
      duration: outer.duration, delay: outer.delay, pace: outer.pace, options: options,
      completion: nil)
    animation.repeatCount = Float(count)
    animation.perform(animations)
    animation.group.close()
  }

  /// Animates changes of a view's content with a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.flushUpdates) { PendingUpdates.flush() }
    let transition = ViewTransition(of: view, options: options)
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: nil, options: options,
      completion: { finished in
        transition.end()
        completion?(finished)
      })
    transition.perform(animations ?? {}, in: animation)
    animation.group.close()
  }

  /// Replaces a view with another, with a transition.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview ?? toView.superview else { return }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// The system animations for views.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/systemanimation>.
  public enum SystemAnimation: UInt, Sendable {
    /// The removal of views.
    case delete
  }

  /// Performs a system animation on views.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let look = SystemDesign.current.transitions
    animate(
      withDuration: look.deleting, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(
            x: look.deletedScale, y: look.deletedScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
