import Foundation
import Stubs

/// Lays out a presented view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The view controller that presents.
  open internal(set) unowned(unsafe) var presentingViewController: UIViewController
  /// The view controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The style of presentation.
  public let presentationStyle: UIModalPresentationStyle
  /// What adapts the presentation and is told of its end.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that the presentation happens in.
  open internal(set) var containerView: UIView?
  /// Traits that the presented view controller has in place of its surroundings'.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates what lays out a presented view controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    presentationStyle = presentedViewController.resolvedStyle
    super.init()
  }

  /// The view that is moved onto the screen.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is in the end.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool {
    switch presentationStyle {
    case .currentContext, .overCurrentContext: false
    default: true
    }
  }

  /// Whether what is beneath is taken away.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style after adapting to the traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// The style after adapting to some traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { presentationStyle }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation is animated.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation was animated.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the end of the presentation is animated.
  open func dismissalTransitionWillBegin() {}

  /// Called after the end of the presentation was animated.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size of a child, for a size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the presented view controller asked for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The size that the presented view controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after Auto Layout gave the presented view controller another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called before the size of the container changes.
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

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The framework's own animation

  /// How long the framework's own animation takes, in seconds.
  var duration: TimeInterval {
    presentedViewController.modalTransitionStyle == .coverVertical ? 0.5 : 0.4
  }

  /// Puts the presented view where it is before the presentation and after its end.
  func moveOut() {
    guard let presentedView, let containerView else { return }
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical:
      presentedView.frame.origin.y = containerView.bounds.maxY
    case .crossDissolve:
      presentedView.alpha = 0
    case .flipHorizontal, .partialCurl:
      Stub.transitionStyle.tell(about: "\(presentedViewController.modalTransitionStyle)")
      presentedView.alpha = 0
    }
  }

  /// Puts the presented view where it is during the presentation.
  func moveIn() {
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    if presentedViewController.modalTransitionStyle != .coverVertical { presentedView.alpha = 1 }
  }

  /// Whether assistive technology and touches reach what is beneath.
  var isModal: Bool { true }
}
