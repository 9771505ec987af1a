import Foundation
import Stubs

/// An object that manages the presentation of a view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The view controller that started the presentation.
  open internal(set) unowned(unsafe) var presentingViewController: UIViewController
  /// The presented view controller.
  public unowned let presentedViewController: UIViewController
  /// The style of presentation.
  public let presentationStyle: UIModalPresentationStyle
  /// The delegate that adapts the presentation and responds to its dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place.
  open internal(set) var containerView: UIView?
  /// Traits that the presented view controller has in place of those it inherits.
  open var overrideTraitCollection: UITraitCollection?

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

  /// The view that is presented.
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

  /// The presentation style, adapted to the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// Returns the presentation style, adapted to some traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { presentationStyle }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation animation begins.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation animation ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal animation begins.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal animation ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the size of the presented view, for a size of the container view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the preferred content size of the presented view controller changed.
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
