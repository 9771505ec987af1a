import AppRuntime
import Foundation
import Stubs

/// An object that manages a popover.
///
/// In a compact width, the popover becomes a sheet unless the delegate specifies another style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate that adapts the popover and responds to its dismissal.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The sheet that the popover becomes in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
  private lazy var adaptiveSheet = UISheetPresentationController(
    adapting: self, to: .pageSheet, presenting: presentedViewController)

  /// The anchor of the popover.
  ///
  /// For a view, `sourceRect` is also taken into account.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The view that the popover is anchored to.
  open var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { if newValue != nil || sourceView != nil { sourceItem = newValue } }
  }
  /// The rectangle of the source view that the popover is anchored to.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover is anchored to.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { if newValue != nil || barButtonItem != nil { sourceItem = newValue } }
  }
  /// The directions that the popover's arrow can point in.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction that the popover's arrow points in.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The background color of the popover.
  open var backgroundColor: UIColor? { didSet { colorChrome() } }
  /// The views outside the popover that users can interact with.
  open var passthroughViews: [UIView]? {
    didSet {
      Stub.popoverPassthrough.report(if: passthroughViews?.isEmpty == false)
    }
  }
  /// The minimum distances between the popover and the edges of the screen.
  open var popoverLayoutMargins = UIPopoverPresentationController.look.margins
  /// Whether the popover can overlap its source.
  open var canOverlapSourceViewRect = false {
    didSet {
      Stub.popoverOverlap.report(if: canOverlapSourceViewRect)
    }
  }

  private static let look = SystemDesign.current.popovers

  private let dismissal = UITapGestureRecognizer()
  private let backdrop = UIView()
  private let chrome = PopoverChrome()

  override var isElevated: Bool { true }

  override var compactStyle: UIModalPresentationStyle { .pageSheet }

  override func adapted(
    to style: UIModalPresentationStyle, presenting presented: UIViewController
  ) -> UIPresentationController {
    guard [.pageSheet, .formSheet].contains(style) else {
      return super.adapted(to: style, presenting: presented)
    }
    adaptiveSheet.presentationStyle = style
    adaptiveSheet.presentedViewController = presented
    adaptiveSheet.presentingViewController = presentingViewController
    return adaptiveSheet
  }

  private var sourceFrame: CGRect {
    guard let containerView else { return .zero }
    return sourceFrame(in: containerView)
      ?? CGRect(x: containerView.bounds.maxX - 54, y: 54, width: 44, height: 44)
  }

  /// Returns the frame of the popover's anchor, or `nil` if the anchor isn't on the screen.
  final func sourceFrame(in view: UIView) -> CGRect? {
    guard let sourceView, !sourceRect.isNull else { return sourceItem?.frame(in: view) }
    return sourceView.window == nil ? nil : sourceView.convert(sourceRect, to: view)
  }

  /// The frame of the popover, next to its source.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let inner = bounds.inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(inner.width, preferred.width > 0 ? preferred.width : Self.look.size.width),
      height: min(inner.height, preferred.height > 0 ? preferred.height : Self.look.size.height))
    let placement = placement(of: size, pointingTo: sourceFrame, within: inner)
    arrowDirection = placement.direction
    return placement.frame
  }

  /// Returns the placement of a popover with a size in the available space.
  final func placement(of size: CGSize, pointingTo source: CGRect, within room: CGRect)
    -> PopoverPlacement
  {
    PopoverPlacement(size, source: source, room: room, permitted: permittedArrowDirections)
  }

  /// Sets up the popover before it's presented.
  open override func presentationTransitionWillBegin() {
    guard let presentedView, let containerView else { return }
    delegate?.prepareForPopoverPresentation(self)
    if sourceItem == nil {
      raise(
        "NSGenericException",
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    presentedView.layer.cornerRadius = Self.look.cornerRadius
    presentedView.clipsToBounds = true
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .clear
    dismissal.addHandler { [unowned self] in dismissByTouch() }
    backdrop.addGestureRecognizer(dismissal)
    containerView.insertSubview(backdrop, at: 0)
    containerView.insertSubview(chrome, at: 1)
    colorChrome()
    chrome.alpha = 0
  }

  /// Sets the color of the background and the arrow to the popover's background color or, if it has
  /// none, to that of its content.
  private func colorChrome() {
    chrome.color = backgroundColor ?? presentedView?.backgroundColor ?? Self.look.fill
  }

  /// Lays out the popover again.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.presentationState?.phase == .presented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    surroundContent()
  }

  private func surroundContent() {
    guard let presentedView else { return }
    chrome.surround(presentedView.frame, pointingTo: sourceFrame, arrowDirection)
  }

  override func moveOut() {
    presentedView?.alpha = 0
    chrome.alpha = 0
    backdrop.alpha = 0
  }

  override func moveIn() {
    super.moveIn()
    UIView.performWithoutAnimation { surroundContent() }
    presentedView?.alpha = 1
    chrome.alpha = 1
    backdrop.alpha = 1
  }

  /// Dismisses the popover when the user touches outside it.
  private func dismissByTouch() {
    guard !presentedViewController.isEffectivelyModalInPresentation,
      storedDelegate?.presentationControllerShouldDismiss(self) ?? true,
      delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      storedDelegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    storedDelegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentationState?.dismiss(animated: true) { [self] in
      presentedViewController.personDidDismiss()
      storedDelegate?.presentationControllerDidDismiss(self)
      delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}
