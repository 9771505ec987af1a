import AppRuntime
import Foundation
import Stubs

/// The presentation of a view controller by another one, from start to end.
@MainActor
final class Presentation {
  /// The phase of a presentation.
  enum Phase { case presenting, presented, dismissing }

  let presenter: UIViewController
  let presented: UIViewController
  let adaptation: PresentationAdaptation
  var controller: UIPresentationController { adaptation.controller }
  private(set) var phase = Phase.presenting
  private(set) weak var transition: ViewControllerTransition?

  private let container: PresentationContainerView
  private var removesPresenter: Bool { controller.shouldRemovePresentersView }
  private weak var removedFrom: UIView?
  private var customAnimators: (any UIViewControllerTransitioningDelegate)? {
    presented.transitioningDelegate
  }
  /// The closures to call after the current transition.
  private var afterTransition: [() -> Void] = []

  /// Presents a view controller, unless Apple's rules don't allow it.
  ///
  /// In this case, it's reported as on iOS.
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    refuseWhatIsShown(presented, from: source)
    let presenter = Self.presenter(for: presented, from: source)
    let names = "Attempt to present \(type(of: presented)) on \(type(of: source))"
    if let current = presenter.ownPresentation {
      if current.phase == .dismissing {
        current.afterTransition.append {
          present(presented, from: source, animated: animated, completion: completion)
        }
        return
      }
      refuse(
        presented, "\(names) which is already presenting \(type(of: current.presented))")
      return
    }
    guard presented.presentationState == nil else {
      report(.warning, "\(names), but it's still being dismissed. It isn't presented.")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      refuse(presented, "\(names) whose view is not in the window hierarchy")
      return
    }
    presented.noteArrival()
    let presentation = Presentation(presented, by: presenter)
    presenter.ownPresentation = presentation
    presentation.presented.presentationState = presentation
    reportUnheeded(of: presentation.presented)
    presentation.begin(
      in: window, animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  private static func refuse(_ presented: UIViewController, _ reason: String) {
    report(.warning, "\(reason). It isn't presented.")
    if presented.presentationState == nil { presented.presentationDidEnd() }
  }

  /// Raises an exception if a view controller is already shown, as on iOS.
  private static func refuseWhatIsShown(
    _ presented: UIViewController, from source: UIViewController
  ) {
    let exception = "NSInvalidArgumentException"
    if presented === source {
      raise(
        exception,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(type(of: source)).")
    }
    let attempt =
      "Application tried to present modally a view controller \(type(of: presented)) that"
    if let state = presented.presentationState, state.phase != .dismissing {
      raise(exception, "\(attempt) is already being presented by \(type(of: state.presenter)).")
    }
    if let parent = presented.parent {
      raise(exception, "\(attempt) has a parent view controller \(type(of: parent)).")
    }
  }

  /// Reports properties of a view controller that presentations don't support.
  private static func reportUnheeded(of presented: UIViewController) {
    Stub.presentationOrientation.report(
      if: presented.preferredInterfaceOrientationForPresentation != .portrait)
    Stub.keyboardDismissal.report(
      if: presented.disablesAutomaticKeyboardDismissal
        != (presented.modalPresentationStyle == .formSheet))
  }

  /// Returns the presenting view controller.
  ///
  /// It's the outermost one or, for a presentation in a context, the nearest one that defines a
  /// context.
  private static func presenter(for presented: UIViewController, from source: UIViewController)
    -> UIViewController
  {
    var current = source
    let isInContext = [.currentContext, .overCurrentContext].contains(presented.resolvedStyle)
    while let parent = current.parent {
      if isInContext, current.definesPresentationContext { return current }
      current = parent
    }
    return current
  }

  private init(_ presented: UIViewController, by presenter: UIViewController) {
    self.presenter = presenter
    let original = presented.takePresentationController(presenting: presenter)
    original.presentingViewController = presenter
    adaptation = PresentationAdaptation(of: original)
    self.presented = adaptation.style == .none ? presented : adaptation.presented
    container = PresentationContainerView(frame: .zero)
    container.controller = controller
    if controller.isElevated { container.traitOverrides.userInterfaceLevel = .elevated }
    controller.containerView = container
  }

  private func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let presenterView: UIView = presenter.view
    let parentView = presenterView.superview ?? window
    container.frame =
      controller.shouldPresentInFullscreen ? parentView.bounds : presenterView.untransformedFrame
    if !controller.shouldPresentInFullscreen {
      // The presented view controller replaces the presenter, so the same bars cover it.
      presented.insetsOfContainer = presenter.insetsOfContainer
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentedView: UIView = presented.view
    let transition = ViewControllerTransition(
      in: container, from: presenter, to: presented, isAnimated: animated)
    keep(transition)
    if animated { prepareArrival(transition) }
    presented.isInTransition = true
    if removesPresenter {
      presenter.isInTransition = true
      presenter.beginAppearance(false, animated: animated)
    }
    presented.beginAppearance(true, animated: animated)
    parentView.addSubview(container)
    KeyboardController.shared.presentationDidChange()
    controller.presentationTransitionWillBegin()
    let transitioningView: UIView = controller.presentedView ?? presentedView
    let frame = controller.frameOfPresentedViewInContainerView
    presentedView.translatesAutoresizingMaskIntoConstraints = true
    transitioningView.translatesAutoresizingMaskIntoConstraints = true

    transition.views =
      removesPresenter
      ? [.from: presenterView, .to: transitioningView] : [.to: transitioningView]
    transition.initialFrames = [ObjectIdentifier(presenter): presenterView.frame]
    transition.finalFrames = [ObjectIdentifier(presented): frame]
    transition.completion = { [self] completed in
      presented.isInTransition = false
      controller.presentationTransitionDidEnd(completed)
      guard completed else {
        cancelArrival()
        completion?()
        runAfterTransition()
        return
      }
      presented.endAppearance()
      phase = .presented
      if removesPresenter {
        removedFrom = presenterView.superview
        presenterView.removeFromSuperview()
        presenter.isInTransition = false
        presenter.endAppearance()
      }
      SystemAppearanceReporter.shared.setNeedsUpdate()
      completion?()
      runAfterTransition()
    }
    adaptation.tellDelegate(animated ? transition : nil)

    if transition.isPrepared {
      presented.markIsAppearing()
      transition.runPrepared()
    } else {
      transitioningView.frame = frame
      if controller.presentationStyle != .custom, frame == container.bounds {
        transitioningView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      container.addSubview(transitioningView)
      presented.markIsAppearing()
      container.layoutIfNeeded()
      if animated { controller.moveOut() }
      transition.run(duration: controller.duration) { [controller] in controller.moveIn() }
    }
  }

  /// Whether the presenter's content can't be used at the same time.
  ///
  /// Next to a popover or below a search bar, it can be used.
  var coversPresenter: Bool {
    phase != .dismissing && !(controller is UIPopoverPresentationController)
      && !(presented is UISearchController)
  }

  /// Determines the animator and the interaction controller of the presentation.
  private func prepareArrival(_ transition: ViewControllerTransition) {
    guard let customAnimators,
      let animator = customAnimators.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
    else { return prepareZoom(transition, isArriving: true) }
    transition.prepare(
      animator, interaction: customAnimators.interactionControllerForPresentation(using: animator))
  }

  /// Determines the animator and the interaction controller of the dismissal.
  private func prepareDeparture(_ transition: ViewControllerTransition) {
    guard let customAnimators,
      let animator = customAnimators.animationController(forDismissed: presented)
    else { return prepareZoom(transition, isArriving: false) }
    transition.prepare(
      animator, interaction: customAnimators.interactionControllerForDismissal(using: animator))
  }

  /// Lets the presented view controller's preferred transition animate, if it's a zoom.
  private func prepareZoom(_ transition: ViewControllerTransition, isArriving: Bool) {
    let animator = ZoomAnimator(from: presenter, to: presented, isArriving: isArriving)
    if let animator { transition.prepare(animator, interaction: nil) }
  }

  /// Restores the state before the presentation, which was canceled.
  private func cancelArrival() {
    presented.beginAppearance(false, animated: true)
    if removesPresenter {
      presenter.beginAppearance(true, animated: true)
      presenter.endAppearance()
      presenter.isInTransition = false
    }
    end()
  }

  /// Restores the state before the dismissal, which was canceled.
  private func cancelDeparture() {
    phase = .presented
    KeyboardController.shared.presentationDidChange()
    if removesPresenter {
      presenter.beginAppearance(false, animated: true)
      presenter.view.removeFromSuperview()
      presenter.endAppearance()
      presenter.isInTransition = false
    }
    presented.beginAppearance(true, animated: true)
    presented.endAppearance()
    presented.isInTransition = false
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  private var keptTransition: ViewControllerTransition?

  private func keep(_ transition: ViewControllerTransition) {
    transition.presentationStyle = controller.presentationStyle
    self.transition = transition
    keptTransition = transition
  }

  /// Ends the presentation and all presentations that were started from it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    switch phase {
    case .dismissing:
      afterTransition.append { completion?() }
      return
    case .presenting:
      afterTransition.append { [self] in dismiss(animated: animated, completion: completion) }
      return
    case .presented:
      break
    }
    phase = .dismissing
    let presentedView: UIView = controller.presentedView ?? presented.view
    let presenterView: UIView = presenter.view
    if let upper = presented.ownPresentation {
      upper.removeBeneath(presented)
    }
    if let first = UIResponder.first, presented.owns(first) { first.resignFirstResponder() }
    KeyboardController.shared.presentationDidChange()
    let transition = ViewControllerTransition(
      in: container, from: presented, to: presenter, isAnimated: animated)
    keep(transition)
    if animated { prepareDeparture(transition) }
    presented.isInTransition = true
    presented.beginAppearance(false, animated: animated)
    if removesPresenter {
      presenter.isInTransition = true
      presenter.beginAppearance(true, animated: animated)
      presenterView.frame = container.frame
      if let parent = removedFrom ?? container.superview {
        parent.insertSubview(presenterView, belowSubview: container)
      }
      presenter.markIsAppearing()
    }
    transition.views[.from] = presentedView
    if removesPresenter { transition.views[.to] = presenterView }
    transition.initialFrames = [ObjectIdentifier(presented): presentedView.frame]
    transition.finalFrames = [ObjectIdentifier(presenter): container.frame]
    transition.completion = { [self] completed in
      controller.dismissalTransitionDidEnd(completed)
      guard completed else {
        cancelDeparture()
        completion?()
        runAfterTransition()
        return
      }
      if removesPresenter {
        presenter.isInTransition = false
        presenter.endAppearance()
      }
      end()
      completion?()
      runAfterTransition()
    }
    controller.dismissalTransitionWillBegin()
    if transition.isPrepared {
      transition.runPrepared()
    } else {
      transition.run(
        duration: controller.duration * SystemDesign.current.transitions.dismissalShare
      ) { [controller] in controller.moveOut() }
    }
  }

  /// Removes the content of this presentation without an animation when the presentation below it
  /// ends.
  private func removeBeneath(_ lower: UIViewController) {
    if let upper = presented.ownPresentation { upper.removeBeneath(presented) }
    presented.beginAppearance(false, animated: false)
    end()
  }

  private func end() {
    container.removeFromSuperview()
    controller.presentedView?.removeFromSuperview()
    presented.view.removeFromSuperview()
    presented.isInTransition = false
    presented.endAppearance()
    presenter.ownPresentation = nil
    presented.presentationState = nil
    keptTransition = nil
    controller.presentationDidLeave()
    KeyboardController.shared.presentationDidChange()
    SystemAppearanceReporter.shared.setNeedsUpdate()
    presented.presentationDidEnd()
  }

  /// Whether the presented view has replaced the presenter's view.
  var hidesPresenter: Bool { removesPresenter && presenter.viewIfLoaded?.superview == nil }

  private func runAfterTransition() {
    keptTransition = nil
    let work = afterTransition
    afterTransition = []
    for item in work { item() }
  }
}

extension UIViewController {
  /// Returns whether a responder is in the view controller's view.
  func owns(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView, let own = viewIfLoaded else { return responder === self }
    return view.isDescendant(of: own)
  }

  /// The frontmost view controller, which was presented last.
  var frontmost: UIViewController {
    guard let own = ownPresentation, own.phase != .dismissing else { return self }
    return own.presented.frontmost
  }

  /// The view controller that determines the status bar, which is the frontmost one that covers the
  /// screen.
  var statusBarController: UIViewController {
    guard let own = ownPresentation, own.phase != .dismissing else { return self }
    let covers =
      own.controller.presentationStyle == .fullScreen
      || own.presented.modalPresentationCapturesStatusBarAppearance
    return covers ? own.presented.statusBarController : self
  }

  /// Returns the descendant that makes a decision, following the children to which view controllers
  /// delegate it.
  func resolved(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var current = self
    while let next = current[keyPath: child] { current = next }
    return current
  }
}
