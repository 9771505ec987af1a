import AppRuntime
import Stubs

/// An animator for view changes that can be paused, reversed, and scrubbed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation.
  open private(set) var duration: TimeInterval
  /// The delay before the animation starts.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they're animated.
  open var isUserInteractionEnabled = true {
    didSet { checkIsInactive("userInteractionEnabled") }
  }
  /// Whether the animation can be paused and stopped.
  open var isInterruptible = true {
    didSet { checkIsInactive("interruptible") }
  }
  /// Whether the paused animation progresses linearly while it's scrubbed.
  open var scrubsLinearly = true {
    didSet { timeline?.scrubsLinearly = scrubsLinearly }
  }
  /// Whether the animator stays active when the animation is complete.
  open var pausesOnCompletion = false
  /// The state of the animation.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether the app performs hit-testing of animated views itself.
  open var isManualHitTestingEnabled = false
  /// Whether pending updates of traits, properties, and layout are made whenever the animation of
  /// changes starts or ends.
  @available(IOS26 )
  open var flushUpdates = false

  private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimationTimeline?
  private var animation: ViewAnimation?
  private var endTimer: DeviceClock.Timer?
  private var keepsItself: UIViewPropertyAnimator?

  /// Creates an animator with the system's default duration and timing curve.
  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.usedSpring?.ownDuration ?? duration
    super.init()
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return unsafeDowncast(animator, to: Self.self)
  }

  /// Returns an inactive animator with the same timing, animations, and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.flushUpdates = flushUpdates
    copy.blocks = blocks
    return copy
  }

  /// Whether the animation is running.
  open var isRunning: Bool { timeline?.isRunning ?? false }

  /// Whether the animation runs in reverse.
  open var isReversed: Bool {
    get { timeline?.isReversed ?? false }
    set {
      guard let timeline, timeline.isReversed != newValue else { return }
      timeline.reverse(newValue, at: CACurrentMediaTime())
      planEnd()
    }
  }

  /// The completed fraction of the animation in its current direction, from 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      guard let timeline else { return 0 }
      let fraction = timeline.fraction(at: CACurrentMediaTime())
      return isReversed ? 1 - fraction : fraction
    }
    set {
      if state == .inactive { pauseAnimation() }
      timeline?.set(isReversed ? 1 - newValue : newValue, at: CACurrentMediaTime())
      planEnd()
      RenderLoop.shared.setNeedsCommit()
    }
  }

  /// Adds changes that start after a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    checkIsNotStopped("animations can't be added to it")
    blocks.append((animation, delayFactor))
    if state == .active { runBlocks() }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that's called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end of the animation, and returns its final position.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Starts or resumes the animation.
  open func startAnimation() {
    start(after: 0)
  }

  /// Starts the animation after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    checkIsNotStopped("it can't be started")
    activate(delay: delay)
    if let driven = DrivenAnimations.current {
      driven.take(self)
      timeline?.pause(at: CACurrentMediaTime())
    } else {
      timeline?.start(at: CACurrentMediaTime())
    }
    planEnd()
  }

  /// Pauses the animation.
  open func pauseAnimation() {
    checkIsNotStopped("it can't be paused")
    guard isInterruptible || state == .inactive else { return }
    activate(delay: 0)
    timeline?.pause(at: CACurrentMediaTime())
    planEnd()
  }

  private func activate(delay: TimeInterval) {
    guard state != .active else { return }
    state = .active
    let timeline = AnimationTimeline(
      duration: duration, delay: delay,
      pace: timingParameters?.pace(over: duration)
        ?? UICubicTimingParameters().pace(over: duration))
    timeline.scrubsLinearly = scrubsLinearly
    self.timeline = timeline
    var options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    if flushUpdates { options.insert(.flushUpdates) }
    animation = ViewAnimation(
      duration: duration, delay: delay, pace: .linear, options: options, timeline: timeline,
      completion: nil)
    AnimationTracker.withoutWatching { runBlocks() }
  }

  private func runBlocks() {
    guard let animation else { return }
    let pending = blocks
    blocks = []
    for (block, delayFactor) in pending {
      let left = 1 - fractionComplete
      let start = 1 - left * (1 - delayFactor)
      if start > 0 {
        animation.keyframe = ViewAnimation.Keyframe(start: start, duration: 1 - start)
        animation.perform(block)
        animation.keyframe = nil
        animation.startKeyframes()
      } else {
        animation.perform(block)
      }
    }
    let isTouchedWhereShown = !isManualHitTestingEnabled
    for (_, entry, _) in animation.started {
      entry.isTouchedWhereShown = isTouchedWhereShown
      entry.didLeave = { [weak self] in MainActor.assumeIsolated { self?.viewDidLeave() } }
    }
  }

  /// Ends a running animation when all of its views have left the window.
  private func viewDidLeave() {
    guard isRunning, animation?.started.allSatisfy({ !$0.entry.reportsEnd }) == true else { return }
    endTimer?.invalidate()
    endTimer = nil
    reachEnd()
  }

  /// Resumes the animation with different timing, for a fraction of its original duration.
  ///
  /// A fraction of 0 uses the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let timeline else { return }
    let now = CACurrentMediaTime()
    if parameters != nil || durationFactor > 0 {
      let time = durationFactor > 0 ? durationFactor * duration : timeline.remaining(at: now)
      let pace = (parameters ?? timingParameters)?.pace(over: time)
      timeline.start(at: now, over: time, pace: pace ?? { $0 })
    } else {
      timeline.start(at: now)
    }
    planEnd()
  }

  /// Stops the animation at the current position.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible, let animation else { return }
    endTimer?.invalidate()
    endTimer = nil
    let time = CACurrentMediaTime()
    timeline?.pause(at: time)
    for (layer, entry, _) in animation.started {
      guard let key = (entry.animation as? CAPropertyAnimation)?.keyPath else { continue }
      let shown = layer.animatedValue(forKeyPath: key)
      layer.removeAnimation(forKey: entry.key)
      if let shown {
        ViewAnimation.performWithout { _ = layer.setAnimatableValue(shown, forKeyPath: key) }
      }
    }
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
      keepsItself = nil
    }
  }

  /// Finishes a stopped animation at a position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      raise(
        "NSInternalInconsistencyException",
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    if finalPosition != .current { place(at: finalPosition) }
    complete(at: finalPosition)
  }

  private func place(at position: UIViewAnimatingPosition) {
    let started = animation?.started ?? []
    for (layer, entry, from) in position == .start ? started.reversed() : started {
      guard let property = entry.animation as? CAPropertyAnimation, let key = property.keyPath
      else { continue }
      let end =
        (property as? CABasicAnimation)?.to ?? (property as? CAKeyframeAnimation)?.frames.last
      guard let value = position == .start ? from : end else { continue }
      ViewAnimation.performWithout { _ = layer.setAnimatableValue(value, forKeyPath: key) }
    }
  }

  private func planEnd() {
    endTimer?.invalidate()
    endTimer = nil
    AnimationEngine.shared.schedule()
    guard let end = timeline?.end else {
      keepsItself = nil
      return
    }
    keepsItself = self
    endTimer = MediaClock.shared.schedule(after: end - CACurrentMediaTime()) { [weak self] in
      MainActor.assumeIsolated { self?.reachEnd() }
    }
  }

  private func reachEnd() {
    guard state == .active, let timeline else { return }
    let position: UIViewAnimatingPosition = timeline.isReversed ? .start : .end
    timeline.pause(at: CACurrentMediaTime())
    if pausesOnCompletion {
      keepsItself = nil
      return
    }
    for (layer, entry, _) in animation?.started ?? []
    where layer.animations?.entries.contains(where: { $0 === entry }) == true {
      layer.removeAnimation(forKey: entry.key)
    }
    if position == .start { place(at: .start) }
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func checkIsInactive(_ property: String) {
    guard state == .active else { return }
    raise(
      "NSInternalInconsistencyException",
      "It is an error to set \(property) on an active property animator.")
  }

  private func checkIsNotStopped(_ consequence: String) {
    guard state == .stopped else { return }
    raise(
      "NSInternalInconsistencyException",
      "The property animator is stopped: \(consequence) before it's finished.")
  }

  deinit {
    guard state == .inactive else {
      raise(
        "NSInternalInconsistencyException",
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  private func reset() {
    state = .inactive
    completions = []
    animation = nil
    timeline = nil
    keepsItself = nil
  }
}
