import Foundation
import Stubs

/// An object that manages the presentation of a view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable, TraitObserving
{
  /// The view controller that started the presentation.
  open internal(set) unowned(unsafe) var presentingViewController: UIViewController
  /// The presented view controller.
  open internal(set) unowned var presentedViewController: UIViewController
  /// The presentation style.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presentation controller that this one replaces because of its traits.
  final weak var original: UIPresentationController?
  /// The steps of the controller's updates that have read observable properties.
  final var observedSteps: [UpdateStep: ObservedStep] = [:]
  /// The view that contains the presentation.
  open internal(set) var containerView: UIView?
  /// The traits that override those that the presented view controller inherits.
  open var overrideTraitCollection: UITraitCollection?
  /// The effect behind the content, or `nil` to use the default background.
  @available(IOS26 )
  open var backgroundEffect: UIVisualEffect? {
    didSet { Stub.presentationBackgroundEffect.report(if: backgroundEffect != nil) }
  }

  /// Creates a presentation controller for a view controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    presentationStyle = presentedViewController.resolvedStyle
    super.init()
  }

  // This isn't a designated initializer, because apps couldn't subclass the class without seeing
  // it.
  convenience init(
    adapting original: UIPresentationController, to style: UIModalPresentationStyle,
    presenting presented: UIViewController
  ) {
    self.init(
      presentedViewController: presented, presenting: original.presentingViewController)
    presentationStyle = style
    self.original = original
  }

  /// The presented view.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the presentation.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool {
    switch presentationStyle {
    case .currentContext, .overCurrentContext: false
    default: true
    }
  }

  /// Whether the presenting view is removed when the presentation ends.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether the presented content is elevated above the rest, with lighter colors in dark mode.
  var isElevated: Bool { false }

  /// The presentation style in a compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    resolved(storedDelegate?.adaptivePresentationStyle(for: self))
  }

  /// Returns the presentation style, adapted to specific traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard traitCollection.horizontalSizeClass == .compact else { return presentationStyle }
    return resolved(
      storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection))
  }

  private func resolved(_ style: UIModalPresentationStyle?) -> UIModalPresentationStyle {
    guard let style, style != .automatic else { return compactStyle }
    return style
  }

  /// The style in a compact width if the delegate doesn't request one.
  var compactStyle: UIModalPresentationStyle { presentationStyle }

  /// Returns the presentation controller that presents a view controller in a different style
  /// instead.
  func adapted(to style: UIModalPresentationStyle, presenting presented: UIViewController)
    -> UIPresentationController
  {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(adapting: self, to: style, presenting: presented)
    default:
      UIPresentationController(adapting: self, to: style, presenting: presented)
    }
  }

  /// The controller that's passed to the delegate in a dismissal.
  ///
  /// For an adaptation without a delegate, it's the original controller.
  final var dismissed: UIPresentationController {
    storedDelegate == nil ? original ?? self : self
  }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation animation starts.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation animation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal animation starts.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal animation has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the size of the presented view, for a size of the container view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the preferred content size of the presented view controller changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after Auto Layout changes the size of the presented view controller.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called before the size of the container view changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits of the presented view controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// Called after the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers = TraitObservers()

  // MARK: The framework's own animation

  /// The duration of the framework's default animation, in seconds.
  var duration: TimeInterval {
    let look = SystemDesign.current.transitions
    return presentedViewController.modalTransitionStyle == .coverVertical
      ? look.covering : look.presenting
  }

  /// Moves the presented view to its position before the presentation and after its end.
  func moveOut() {
    guard let presentedView, let containerView else { return }
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical where DeviceSettings.prefersCrossFade:
      presentedView.alpha = 0
    case .coverVertical:
      presentedView.frame.origin.y = containerView.bounds.maxY
    case .crossDissolve:
      presentedView.alpha = 0
    case .flipHorizontal, .partialCurl:
      Stub.transitionStyle.report(about: "\(presentedViewController.modalTransitionStyle)")
      presentedView.alpha = 0
    }
  }

  /// Moves the presented view to its position during the presentation.
  func moveIn() {
    guard let presentedView else { return }
    presentedView.setUntransformedFrame(frameOfPresentedViewInContainerView)
    if presentedViewController.modalTransitionStyle != .coverVertical
      || DeviceSettings.prefersCrossFade
    {
      presentedView.alpha = 1
    }
  }

  /// Called when nothing of the presentation is on the screen anymore.
  func presentationDidLeave() {}

  /// Whether touches and assistive technologies don't reach the content below the presentation.
  var isModal: Bool { true }
}

extension UIContentContainer where Self: UIPresentationController {
  /// The delegate that adapts the presentation and responds to its dismissal.
  ///
  /// Subclasses declare a `delegate` of a different type, which Objective-C allows. In Swift, a
  /// class can't redeclare a property of its superclass, but it can redeclare a property of a
  /// protocol that the superclass conforms to.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
