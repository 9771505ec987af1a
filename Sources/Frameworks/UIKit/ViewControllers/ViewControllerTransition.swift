import Foundation

/// A transition between two view controllers, in the form that animators and coordinators access.
@MainActor
final class ViewControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  let isAnimated: Bool
  var presentationStyle = UIModalPresentationStyle.none
  var transitionDuration: TimeInterval = 0

  private let from: UIViewController?
  private let to: UIViewController?
  private let container: UIViewController?
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// A closure that ends the transition.
  ///
  /// Its argument is whether the transition was completed.
  var completion: (@MainActor (Bool) -> Void)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStarted = false
  private var isOver = false

  /// Starts a transition, which the view controllers can access from now on.
  /// - Parameter container: The view controller that contains the transition, if there's one.
  init(
    in containerView: UIView, of container: UIViewController? = nil, from: UIViewController?,
    to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.containerView = containerView
    self.container = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
    for controller in [container, from, to] { controller?.currentTransition = self }
  }

  private(set) var initiallyInteractive: Bool
  /// Whether the app's animator provides an animator that can be paused.
  private(set) var isInterruptible = false
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var transitionWasCancelled: Bool { isCancelled }
  /// The progress of the user's gesture in an interactive transition.
  private var followed: CGFloat = 0
  var percentComplete: CGFloat { driven != nil ? followed : hasStarted ? 1 : 0 }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var driven: DrivenAnimations?
  private var isDrivenWhole = false
  /// The timing with which an interruptible animator continues.
  var timingCurve: (any UITimingCurveProvider)?

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { animateLate(animation) } else { alongside.append(animation) }
    return true
  }

  /// Animates changes that are added after the transition has started.
  private func animateLate(
    _ animation: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    guard !isOver, transitionDuration > 0 else { return animation(self) }
    let duration = transitionDuration
    accompany { UIView.animate(withDuration: duration) { animation(self) } }
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(handler)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  /// Called when the user's gesture ends.
  ///
  /// The transition then continues to its end or returns to its start.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isCancelled = cancelled
    setInteractive(false)
  }

  private func setInteractive(_ isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in interactionChanges { handler(self) }
  }

  // MARK: Animating

  /// Sets the animator and the interaction controller of the transition, before it starts.
  func prepare(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
    transitionDuration = animator.transitionDuration(using: self)
    guard let interaction else { return }
    initiallyInteractive = interaction.wantsInteractiveStart
    isInteractive = initiallyInteractive
    driven = DrivenAnimations(duration: transitionDuration)
  }

  /// Whether the app's animator animates the transition.
  var isPrepared: Bool { animator != nil }

  /// Prepares a transition that the user's gesture controls, without an animator.
  func prepareToFollow(over duration: TimeInterval) {
    transitionDuration = duration
    driven = DrivenAnimations(duration: duration)
  }

  /// Makes animations that run alongside the transition interactive, like the transition itself.
  func accompany(_ animations: () -> Void) {
    if let driven { driven.gather(animations) } else { animations() }
  }

  /// Starts the transition with the app's animator and interaction controller.
  func runPrepared() {
    guard let animator else { return }
    let end = completion
    completion = { didComplete in
      end?(didComplete)
      animator.animationEnded(didComplete)
    }
    if let interaction {
      interaction.startInteractiveTransition(self)
      if !isDrivenWhole { startAlongside() }
    } else {
      animator.animateTransition(using: self)
      startAlongside()
    }
  }

  /// Makes the animator's animations interactive, controlled by a percentage.
  func startDriven() {
    guard let animator, let driven else { return }
    isDrivenWhole = true
    driven.gather {
      if let lent = animator.lentAnimator(using: self) {
        isInterruptible = true
        lent.pauseAnimation()
        driven.take(lent)
      } else {
        animator.animateTransition(using: self)
      }
    }
    startAlongside()
    if !isInteractive { driven.start() }
  }

  /// Starts the animations that run alongside the transition.
  ///
  /// They're interactive if the transition is.
  func startAlongside() {
    let duration = transitionDuration
    accompany { UIView.animate(withDuration: duration) { self.runAlongside() } }
    if driven != nil, !isDrivenWhole, !isInteractive { driven?.start() }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    followed = percentComplete
    driven?.set(percentComplete)
  }

  func finishInteractiveTransition() { endDriving(isCancelled: false) }

  func cancelInteractiveTransition() { endDriving(isCancelled: true) }

  private func endDriving(isCancelled: Bool) {
    guard isInteractive else { return }
    endInteraction(cancelled: isCancelled)
    driven?.end(
      isCancelled: isCancelled, speed: completionVelocity, curve: completionCurve,
      timing: timingCurve)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isOver, let driven else { return }
    driven.pause()
    followed = driven.fraction
    isCancelled = false
    setInteractive(true)
  }

  /// Performs the framework's default animation.
  func run(
    duration: TimeInterval, dampingRatio: CGFloat = 1, _ animations: @escaping () -> Void
  ) {
    transitionDuration = isAnimated ? duration : 0
    guard isAnimated else {
      animations()
      runAlongside()
      completeTransition(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: 0, options: [],
      animations: {
        animations()
        self.runAlongside()
      }, completion: { _ in self.completeTransition(true) })
  }

  /// Fades in the new view instead of sliding it in, if the user prefers this.
  func crossFade(to view: UIView) {
    let alpha = view.alpha
    view.superview?.bringSubviewToFront(view)
    view.alpha = 0
    run(duration: SystemDesign.current.transitions.crossFading) { view.alpha = alpha }
  }

  /// Runs the animations that run alongside the transition.
  func runAlongside() {
    hasStarted = true
    let animations = alongside
    alongside = []
    for animation in animations { animation(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isCancelled = !didComplete
    if !hasStarted { runAlongside() }
    completion?(didComplete)
    completion = nil
    for controller in [container, from, to] where controller?.currentTransition === self {
      controller?.currentTransition = nil
    }
    (animator, interaction) = (nil, nil)
    interactionChanges = []
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
