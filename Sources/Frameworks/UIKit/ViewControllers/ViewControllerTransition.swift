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
  private let views: [UITransitionContextViewKey: UIView]
  private let initialFrames: [ObjectIdentifier: CGRect]
  private let finalFrames: [ObjectIdentifier: CGRect]
  private var completion: (@MainActor (Bool) -> Void)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStarted = false

  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    views: [UITransitionContextViewKey: UIView] = [:],
    initialFrames: [ObjectIdentifier: CGRect] = [:], finalFrames: [ObjectIdentifier: CGRect] = [:],
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.views = views
    self.initialFrames = initialFrames
    self.finalFrames = finalFrames
    self.completion = completion
    super.init()
    from?.currentTransition = self
    to?.currentTransition = self
  }

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  private(set) var isCancelled = false
  var transitionWasCancelled: Bool { isCancelled }
  var percentComplete: CGFloat { hasStarted ? 1 : 0 }
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

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
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
  ) {}

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

  private func runAlongside() {
    hasStarted = true
    let animations = alongside
    alongside = []
    for animation in animations { animation(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    isCancelled = !didComplete
    if !hasStarted { runAlongside() }
    completion(didComplete)
    if from?.currentTransition === self { from?.currentTransition = nil }
    if to?.currentTransition === self { to?.currentTransition = nil }
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
