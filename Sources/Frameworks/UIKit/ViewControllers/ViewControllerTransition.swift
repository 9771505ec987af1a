import Foundation

/// A transition between two view controllers: what animators and coordinators see of it.
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
  /// What ends the transition; it's given whether the transition was completed.
  var completion: (@MainActor (Bool) -> Void)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStarted = false
  private var isOver = false

  /// Begins a transition, which the view controllers can ask for from now on.
  /// - Parameter container: The view controller in which it takes place, if there is one.
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

  let initiallyInteractive: Bool
  var isInterruptible: Bool { false }
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var transitionWasCancelled: Bool { isCancelled }
  /// How far the finger has led an interactive transition.
  private var followed: CGFloat = 0
  var percentComplete: CGFloat { initiallyInteractive ? followed : hasStarted ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

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

  func updateInteractiveTransition(_ percentComplete: CGFloat) { followed = percentComplete }
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { animation(self) } else { alongside.append(animation) }
    return true
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

  /// Tells that the finger was lifted, after which the transition runs by itself to its end or back.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let handlers = interactionChanges
    interactionChanges = []
    for handler in handlers { handler(self) }
  }

  /// Animates as an animator of the app's wants it.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    transitionDuration = animator.transitionDuration(using: self)
    let end = completion
    completion = { didComplete in
      end?(didComplete)
      animator.animationEnded(didComplete)
    }
    animator.animateTransition(using: self)
    UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
  }

  /// Animates the framework's own animation.
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

  /// Runs the animations that go along with the transition.
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
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
