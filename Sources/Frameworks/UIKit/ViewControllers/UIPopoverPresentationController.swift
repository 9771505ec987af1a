import AppRuntime
import Foundation
import Stubs

/// Manages a popover, which is a sheet on a phone, unless the delegate says otherwise.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover is anchored to.
  open var sourceView: UIView?
  /// The rectangle of the source view that the popover is anchored to.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover is anchored to.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the popover's arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the popover's arrow points.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The background color of the popover.
  open var backgroundColor: UIColor?
  /// The views outside the popover that people can interact with.
  open var passthroughViews: [UIView]? {
    didSet {
      Stub.popoverPassthrough.tell(if: passthroughViews?.isEmpty == false)
    }
  }
  /// The minimum distances between the popover and the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may overlap its source.
  open var canOverlapSourceViewRect = false {
    didSet {
      Stub.popoverOverlap.tell(if: canOverlapSourceViewRect)
    }
  }

  private let dismissal = UITapGestureRecognizer()
  private let backdrop = UIView()

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  private var isSheet: Bool {
    guard !UIDevice.current.isPad else { return false }
    let style = delegate?.adaptivePresentationStyle(
      for: self, traitCollection: presentingViewController.traitCollection)
    guard let style, style != .none else { return style == nil }
    Stub.adaptivePresentedController.tell(
      if: delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        != nil)
    return true
  }

  private var sourceFrame: CGRect {
    guard let containerView else { return .zero }
    if let sourceView {
      return sourceView.convert(
        sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }
    return CGRect(x: containerView.bounds.maxX - 54, y: 54, width: 44, height: 44)
  }

  /// The frame of the popover, below or above its source.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let safeArea = UIScreen.main.safeAreaInsets
    if isSheet {
      let top = CGFloat(safeArea.top) + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 480)
    let source = sourceFrame
    let inner = bounds.inset(by: popoverLayoutMargins)
    let x = min(max(inner.minX, source.midX - size.width / 2), inner.maxX - size.width)
    let hasRoomBelow = source.maxY + 13 + size.height <= inner.maxY
    let mayPointUp = permittedArrowDirections.contains(.up)
    let mayPointDown = permittedArrowDirections.contains(.down)
    Stub.popoverArrowDirections.tell(
      if: !mayPointUp && !mayPointDown && !permittedArrowDirections.isEmpty)
    let isBelow = mayPointUp && !mayPointDown || mayPointUp == mayPointDown && hasRoomBelow
    let y = isBelow ? source.maxY + 13 : max(inner.minY, source.minY - 13 - size.height)
    arrowDirection = isBelow ? .up : .down
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Sets up the popover before it's presented.
  open override func presentationTransitionWillBegin() {
    guard let presentedView, let containerView else { return }
    if !isSheet { popoverDelegate?.prepareForPopoverPresentation(self) }
    presentedView.layer.cornerRadius = isSheet ? 10 : 13
    presentedView.clipsToBounds = true
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = isSheet ? UIColor(white: 0, alpha: 0.2) : .clear
    dismissal.addHandler { [unowned self] in dismissByTouch() }
    backdrop.addGestureRecognizer(dismissal)
    containerView.insertSubview(backdrop, at: 0)
  }

  override func moveOut() {
    if isSheet { super.moveOut() } else { presentedView?.alpha = 0 }
    backdrop.alpha = 0
  }

  override func moveIn() {
    super.moveIn()
    presentedView?.alpha = 1
    backdrop.alpha = 1
  }

  /// Dismisses the popover as a person touches beside it.
  private func dismissByTouch() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentationState?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}
