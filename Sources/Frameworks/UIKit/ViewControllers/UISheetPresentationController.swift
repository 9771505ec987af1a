import AppRuntime
import Foundation
import Stubs

/// An object that manages a sheet, which users can dismiss and drag between its detents.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet can rest at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifiers of detents.
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

      /// A detent at about half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// A detent at the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    open private(set) var identifier: Identifier
    /// The effect behind the content at the detent, or `nil` to use that of the sheet.
    @available(IOS26 )
    open var backgroundEffect: UIVisualEffect? {
      didSet { Stub.detentBackgroundEffect.report(if: backgroundEffect != nil) }
    }
    private let height: @MainActor (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Returns a detent at about half of the screen's height.
    open class func medium() -> Detent {
      Detent(.medium) { $0 * SystemDesign.current.sheets.mediumPart }
    }

    /// Returns a detent at the full height.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// Creates a detent with a height that a closure computes.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) {
        resolver(DetentResolution(maximumDetentValue: $0))
      }
    }

    /// Returns the detent's height in a context, or `nil` if the detent is inactive there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(within: context.maximumDetentValue) }

    func height(within maximum: CGFloat) -> CGFloat? { height(maximum) }
  }

  /// The delegate that responds to the dismissal and to changes of the detent.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The detents that the sheet can rest at.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the detent that the sheet rests at.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the largest detent that doesn't dim the content behind the sheet.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber at the top.
  open var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The preferred corner radius of the sheet.
  public var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the sheet is attached to the bottom edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width matches the preferred content size when it's attached to an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      Stub.sheetWidth.report(if: widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
  }
  /// Whether scrolling expands the sheet to a larger detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The view that the sheet is anchored to.
  open var sourceView: UIView?
  /// The place of a sheet that's narrower than the screen.
  @available(IOS27 )
  open var preferredPlacement = Placement.automatic {
    didSet {
      Stub.sheetPlacement.report(
        if: preferredPlacement == .leading || preferredPlacement == .trailing)
    }
  }

  private static let look = SystemDesign.current.sheets

  private let dimming = UIView()
  private lazy var recess = SheetRecess(of: self)
  private let grabber = UIView()
  private var drag: CGFloat = 0
  private let pan = UIPanGestureRecognizer()

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle()
  }

  /// Marks the heights of custom detents as needing to be updated.
  open func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  private var isFloating: Bool {
    guard let size = containerView?.bounds.size else { return false }
    return UIDevice.current.isPad && size.width > Self.look.floating.windowWidth
  }

  override var isElevated: Bool { true }

  /// The frame of the sheet at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect { frame(at: selectedDetent) }

  private var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private func frame(at detent: Detent?) -> CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let safeArea = UIScreen.main.safeAreaInsets
    if isFloating {
      let preferred = presentedViewController.preferredContentSize
      let isForm = presentationStyle == .formSheet
      let look = Self.look.floating
      let most = CGSize(
        width: bounds.width - look.margins, height: bounds.height - look.margins)
      let natural =
        isForm ? look.formSize : CGSize(width: look.pageWidth, height: most.height)
      let size = CGSize(
        width: min(preferred.width > 0 ? preferred.width : natural.width, most.width),
        height: min(preferred.height > 0 ? preferred.height : natural.height, most.height))
      return CGRect(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    if bounds.width > bounds.height, !prefersEdgeAttachedInCompactHeight { return bounds }
    let top = CGFloat(safeArea.top) + Self.look.top
    let available = bounds.height - top
    let maximum = available - CGFloat(safeArea.bottom)
    var height = available
    if let detent, detent.identifier != .large, let resolved = detent.height(within: maximum) {
      height = min(available, resolved + CGFloat(safeArea.bottom))
    }
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Adds the dimming view below the sheet.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = Self.look.dimming
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let presentedView else { return }
    presentedView.layer.cornerRadius = preferredCornerRadius ?? Self.look.cornerRadius
    if !isFloating {
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    presentedView.clipsToBounds = true
    pan.addHandler { [unowned self] in followDrag() }
    presentedView.addGestureRecognizer(pan)
    duringZoom { [self] in
      dimming.alpha = dimmingAtRest
      recede()
      layoutGrabber()
    }
  }

  /// Removes the dimming during a zoom.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    duringZoom { [self] in
      dimming.alpha = 0
      recede()
    }
  }

  /// Animates changes alongside the transition if it's a zoom, which only moves the sheet.
  private func duringZoom(_ changes: @escaping () -> Void) {
    guard presentedViewController.preferredTransition?.source != nil else { return }
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in changes() }, completion: nil)
  }

  /// Lays out the sheet again.
  open override func containerViewWillLayoutSubviews() {
    guard drag == 0, let presentedView,
      presentedViewController.presentationState?.phase == .presented
    else { return }
    presentedView.setUntransformedFrame(frameOfPresentedViewInContainerView)
    presentedView.layer.cornerRadius = preferredCornerRadius ?? Self.look.cornerRadius
    recede()
    layoutGrabber()
  }

  /// Makes the presenting view recede behind a full-height sheet.
  private func recede() {
    let top = frame(at: nil).minY
    let isWhole = !isFloating && top > 0 && frameOfPresentedViewInContainerView.minY == top
    recess.recede(to: isWhole ? dimming.alpha : 0)
  }

  /// Whether the presenter recedes, which makes the area above the sheet dark.
  var isInRecess: Bool { recess.isShown }

  override func presentationDidLeave() {
    super.presentationDidLeave()
    recess.end()
  }

  private func layoutGrabber() {
    guard prefersGrabberVisible, let presentedView else {
      grabber.removeFromSuperview()
      return
    }
    let look = Self.look.grabber
    grabber.backgroundColor = look.color
    grabber.layer.cornerRadius = look.size.height / 2
    grabber.frame = CGRect(
      origin: CGPoint(x: presentedView.bounds.midX - look.size.width / 2, y: look.top),
      size: look.size)
    if grabber.superview == nil { presentedView.addSubview(grabber) }
  }

  override func moveOut() {
    super.moveOut()
    dimming.alpha = 0
    recede()
  }

  override func moveIn() {
    super.moveIn()
    dimming.alpha = dimmingAtRest
    recede()
    layoutGrabber()
  }

  /// The opacity of the dimming view at the selected detent, from 0 to 1.
  private var dimmingAtRest: CGFloat {
    let isUndimmed =
      largestUndimmedDetentIdentifier != nil
      && (largestUndimmedDetentIdentifier == .large
        || largestUndimmedDetentIdentifier
          == (selectedDetentIdentifier ?? detents.first?.identifier))
    return isUndimmed ? 0 : 1
  }

  // MARK: Dragging

  /// The velocity at which a released sheet continues in its direction, in points per second.
  private static let flickVelocity: CGFloat = 1000

  /// Moves the sheet to its place with the system's default spring.
  private func settle() {
    let duration = Self.look.settling
    let spring = UISpringTimingParameters().spring(duration: duration)
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: .spring(spring), options: [], completion: nil)
    animation.perform { moveIn() }
    animation.group.close()
  }

  /// Returns whether the sheet takes a drag that started in a scroll view within it: one down from
  /// the start of the content, or one up that makes the sheet larger.
  func takesDrag(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool {
    guard presentedViewController.presentationState?.phase == .presented, !isFloating,
      scrollView.contentOffset.y <= scrollView.range.y.lowerBound + 0.5
    else { return false }
    if translation.y > 0 { return scrollView.refreshControl == nil }
    let top = frameOfPresentedViewInContainerView.minY
    return prefersScrollingExpandsWhenScrolledToEdge
      && detents.contains { frame(at: $0).minY < top - 0.5 }
  }

  /// Whether the current drag can end in a dismissal. The delegate is asked once.
  private var maySwipe = true

  private var mayBeDismissed: Bool {
    guard !presentedViewController.isEffectivelyModalInPresentation else { return false }
    return dismissed.storedDelegate?.presentationControllerShouldDismiss(dismissed) ?? true
  }

  /// Updates the sheet while the user drags it.
  private func followDrag() {
    guard presentedViewController.presentationState?.phase == .presented else { return }
    let frames = detents.map { frame(at: $0) }
    let rest = frameOfPresentedViewInContainerView
    let lowest = frames.max { $0.minY < $1.minY } ?? rest
    switch pan.state {
    case .began, .changed:
      if pan.state == .began {
        pan.leaveOutHysteresis()
        maySwipe = mayBeDismissed
      }
      let top = frames.map(\.minY).min() ?? rest.minY
      place(at: max(top, rest.minY + pan.translation(in: containerView).y), lowest: lowest)
      drag = (presentedView?.frame.minY ?? rest.minY) - rest.minY
    case .ended, .cancelled:
      let top = rest.minY + drag
      let velocity = pan.velocity(in: containerView).y
      drag = 0
      guard pan.state == .ended else { return settle() }
      if leavesScreen(from: top, velocity: velocity, lowest: lowest) { return endDragBeneath() }
      select(near: top + velocity * 0.2, frames)
      settle()
    default:
      break
    }
  }

  /// Returns whether a released sheet leaves the screen.
  ///
  /// Below its lowest detent, it does if it's more than halfway down or fast enough.
  private func leavesScreen(from top: CGFloat, velocity: CGFloat, lowest: CGRect) -> Bool {
    guard top >= lowest.minY else { return top + velocity * 0.2 > lowest.midY }
    if abs(velocity) >= Self.flickVelocity { return velocity > 0 }
    let way = top - lowest.minY
    return (maySwipe ? way : way * Self.look.resistance) > lowest.height / 2
  }

  /// Moves the top edge of the sheet to the finger; below the lowest detent, the sheet leaves the
  /// screen.
  private func place(at top: CGFloat, lowest: CGRect) {
    guard let presentedView, let containerView else { return }
    let resistance = Self.look.resistance
    let beneath = max(0, top - lowest.minY)
    var frame = presentedView.frame
    frame.origin.y = top - (maySwipe ? 0 : beneath * (resistance - 1) / resistance)
    if !isFloating { frame.size.height = max(lowest.height, containerView.bounds.maxY - top) }
    presentedView.frame = frame
    let hidden = (maySwipe ? beneath : beneath / resistance) / max(1, lowest.height)
    dimming.alpha = dimmingAtRest * (1 - hidden)
    recede()
  }

  /// Ends a drag that went far below the lowest detent.
  private func endDragBeneath() {
    guard maySwipe else {
      dismissed.storedDelegate?.presentationControllerDidAttemptToDismiss(dismissed)
      return settle()
    }
    let dismissed = dismissed
    dismissed.storedDelegate?.presentationControllerWillDismiss(dismissed)
    let presented = presentedViewController
    presented.presentationState?.dismiss(animated: true) {
      presented.personDidDismiss()
      dismissed.storedDelegate?.presentationControllerDidDismiss(dismissed)
    }
  }

  /// Selects the detent that's closest to where a drag would end.
  private func select(near top: CGFloat, _ frames: [CGRect]) {
    let nearest = zip(detents, frames).min { abs($0.1.minY - top) < abs($1.1.minY - top) }
    guard let nearest, let selectedDetent, nearest.0.identifier != selectedDetent.identifier else {
      return
    }
    selectedDetentIdentifier = nearest.0.identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
