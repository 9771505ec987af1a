import AppRuntime
import Foundation
import Stubs

/// Lays out a sheet: a card that a person can drag down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identity of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What distinguishes the detent from others.
    public let identifier: Identifier
    private let height: @MainActor (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }

    /// The whole of the screen.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// A height of the app's own.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) {
        resolver(DetentResolution(maximumDetentValue: $0))
      }
    }

    func height(within maximum: CGFloat) -> CGFloat? { height(maximum) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The greatest height at which what is beneath is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the sheet is at the edge of a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width follows its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      Stub.sheetWidth.tell(if: widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
  }
  /// Whether scrolling makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      Stub.sheetScrollingExpands.tell(if: !prefersScrollingExpandsWhenScrolledToEdge)
    }
  }
  /// The view that the sheet comes from.
  open var sourceView: UIView?

  private let dimming = UIView()
  private let grabber = UIView()
  private var drag: CGFloat = 0
  private let pan = UIPanGestureRecognizer()

  /// Changes detents in an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: 0.3) { self.moveIn() }
  }

  /// Has the heights of the app's own asked for anew.
  open func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  private var isFloating: Bool {
    guard let size = containerView?.bounds.size else { return false }
    return UIDevice.current.isPad && size.width > 600
  }

  /// Where the sheet is in the end.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let safeArea = UIScreen.main.safeAreaInsets
    if isFloating {
      let preferred = presentedViewController.preferredContentSize
      let isForm = presentationStyle == .formSheet
      let width = preferred.width > 0 ? preferred.width : isForm ? 540 : 704
      let height = preferred.height > 0 ? preferred.height : isForm ? 620 : bounds.height - 44
      let size = CGSize(
        width: min(width, bounds.width - 44), height: min(height, bounds.height - 44))
      return CGRect(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    if bounds.width > bounds.height, !prefersEdgeAttachedInCompactHeight { return bounds }
    let top = CGFloat(safeArea.top) + 10
    let available = bounds.height - top
    let maximum = available - CGFloat(safeArea.bottom)
    let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    var height = available
    if let selected, selected.identifier != .large, let resolved = selected.height(within: maximum)
    {
      height = min(available, resolved + CGFloat(safeArea.bottom))
    }
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Puts the dimming view beneath the sheet.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let presentedView else { return }
    presentedView.layer.cornerRadius = preferredCornerRadius ?? 10
    if !isFloating {
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    presentedView.clipsToBounds = true
    pan.addHandler { [unowned self] in followDrag() }
    presentedView.addGestureRecognizer(pan)
  }

  /// Lays out the sheet anew.
  open override func containerViewWillLayoutSubviews() {
    guard drag == 0, let presentedView,
      presentedViewController.presentationState?.phase == .presented
    else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    presentedView.layer.cornerRadius = preferredCornerRadius ?? 10
    layoutGrabber()
  }

  private func layoutGrabber() {
    guard prefersGrabberVisible, let presentedView else {
      grabber.removeFromSuperview()
      return
    }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.frame = CGRect(x: presentedView.bounds.midX - 18, y: 5, width: 36, height: 5)
    if grabber.superview == nil { presentedView.addSubview(grabber) }
  }

  override func moveOut() {
    super.moveOut()
    dimming.alpha = 0
  }

  override func moveIn() {
    super.moveIn()
    let isUndimmed =
      largestUndimmedDetentIdentifier != nil
      && (largestUndimmedDetentIdentifier == .large
        || largestUndimmedDetentIdentifier
          == (selectedDetentIdentifier ?? detents.first?.identifier))
    dimming.alpha = isUndimmed ? 0 : 1
    layoutGrabber()
  }

  // MARK: Dragging

  /// Whether the drag that goes on may end in a dismissal; the delegate is asked once.
  private var maySwipe = true

  private var mayBeDismissed: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Follows a finger that drags the sheet.
  private func followDrag() {
    guard let presentedView, presentedViewController.presentationState?.phase == .presented else {
      return
    }
    let rest = frameOfPresentedViewInContainerView
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { maySwipe = mayBeDismissed }
      let way = max(0, pan.translation(in: containerView).y)
      drag = maySwipe ? way : way / 6
      presentedView.frame.origin.y = rest.minY + drag
      dimming.alpha = 1 - drag / max(1, rest.height)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: containerView).y
      let isFar = drag + velocity * 0.2 > rest.height / 2
      drag = 0
      if pan.state == .ended, isFar, maySwipe {
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentationState?.dismiss(animated: true) { [self] in
          delegate?.presentationControllerDidDismiss(self)
        }
      } else {
        if isFar { delegate?.presentationControllerDidAttemptToDismiss(self) }
        UIView.animate(withDuration: 0.3) { self.moveIn() }
      }
    default:
      break
    }
  }
}
