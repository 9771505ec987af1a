import AppRuntime
import DeviceProtocol
import Stubs

/// A view that allows scrolling and zooming its content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollview>.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The behaviors of adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added in scrollable directions, and vertically within a navigation or tab
    /// bar controller.
    case automatic
    /// The safe area is added in scrollable directions.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A style that suits the background.
    case `default`
    /// The style for light content.
    case black
    /// The style for dark content.
    case white
  }

  /// The modes in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging doesn't dismiss the keyboard.
    case none
    /// The keyboard is dismissed when dragging starts.
    case onDrag
    /// The keyboard follows the touch that reaches it.
    case interactive
    /// The keyboard and its accessory view are dismissed when dragging starts.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the touch that reaches the accessory view.
    case interactiveWithAccessory
  }

  /// The rates of deceleration, as the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity.
    public var rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate of deceleration.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate of deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  var motions: Motions? { didSet { ScrollTracking.mayHaveBegun(self) } }
  private var timer: DeviceClock.Timer?
  final var animationEnd: TimeInterval?
  private var animationStart: (offset: CGPoint, time: TimeInterval) = (.zero, 0)
  final var animationTarget = CGPoint.zero
  var dragOrigin = CGPoint.zero
  /// The state of scrolling with a pointer, while it's in progress.
  var pointerScroll: PointerScroll?
  var lockedDirection: UIRectEdge?
  private(set) var indicators: ScrollIndicators?

  /// The gesture recognizer for panning.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer =
    UIScrollViewPanGestureRecognizer(scrollView: self)

  final var pinch: UIPinchGestureRecognizer?

  /// The gesture recognizer for pinching, or `nil` if the content can't be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { decodeScrolling(from: coder) }
  }

  private func setUp() {
    clipsToBounds = true
    drawsContent = false
    panGestureRecognizer.delegate =
      self as? any UIGestureRecognizerDelegate ?? ScrollGestureDelegate.shared
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self, action: "handlePan:")
  }

  // MARK: Content

  /// The delegate, which subclasses redeclare with another type.
  @_spi(Quince) public final weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet {
      Stub.scrollStatus.report(if: storedDelegate is any UIScrollViewAccessibilityDelegate)
      storedDelegateDidChange()
    }
  }

  /// Called when the delegate has changed.
  @_spi(Quince) open func storedDelegateDidChange() {}

  /// The point of the content that's at the scroll view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMoving()
      move(to: newValue)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      updateAdjustedContentInset()
      if motions != nil {
        redirectMotions()
      } else if !isTracking, oldValue != .zero {
        move(to: clamped(contentOffset))
      }
      indicators?.update()
      tellBars()
      PropertyObservers.didChange(self)
    }
  }

  final private(set) var storedContentLayoutGuide: UILayoutGuide?

  /// The size of the visible part of the content.
  open var visibleSize: CGSize { bounds.size }

  /// The layout guide of the content, whose constraints determine the content size.
  open var contentLayoutGuide: UILayoutGuide {
    if let storedContentLayoutGuide { return storedContentLayoutGuide }
    let guide = UILayoutGuide("content", of: self, frame: nil)
    guide.frameDidChange = { [weak self] in
      guard let self else { return }
      contentSize = scaled($0.size)
    }
    storedContentLayoutGuide = guide
    return guide
  }

  private var storedFrameLayoutGuide: UILayoutGuide?

  /// The layout guide of the untransformed frame of the scroll view.
  open var frameLayoutGuide: UILayoutGuide {
    if let storedFrameLayoutGuide { return storedFrameLayoutGuide }
    let guide = UILayoutGuide("frame", of: self) { $0.bounds }
    storedFrameLayoutGuide = guide
    return guide
  }

  override var scrollContentGuide: UILayoutGuide? { contentLayoutGuide }

  override var scrollFrameGuide: UILayoutGuide? { storedFrameLayoutGuide }

  /// The insets of the content from the scroll view's edges.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedContentInset()
      PropertyObservers.didChange(self)
    }
  }

  /// The behavior of adding the safe area to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The content inset, with the safe area added.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// The amount by which scrolling has shrunk a large title.
  ///
  /// Scrolling to the top compensates for it.
  final var coveredByTitle: CGFloat = 0
  /// The part of the insets that's reserved for a search bar in a navigation bar.
  final var roomForSearchBar: CGFloat = 0
  /// Whether the scroll view is below a navigation bar, so that it moves and grows when the bar
  /// shrinks.
  final var isBelowBar = false
  /// The amount by which the bar above has shrunk, and the scroll view has grown.
  final var heightFromBar: CGFloat = 0

  /// Called after the adjusted content inset changes.
  open func adjustedContentInsetDidChange() {}

  /// The safe area of the subviews, without the insets that already keep the content clear of bars.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let (safe, all, own) = (safeAreaInsets, adjustedContentInset, contentInset)
    return UIEdgeInsets(
      top: max(0, safe.top - (all.top - own.top)), left: max(0, safe.left - (all.left - own.left)),
      bottom: max(0, safe.bottom - (all.bottom - own.bottom)),
      right: max(0, safe.right - (all.right - own.right)))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Lets the bars around the scroll view check whether there's content under them.
  private func tellBars() {
    guard let owner else { return }
    owner.navigationController?.contentDidScroll(in: self)
    owner.tabBarController?.contentDidScroll(in: self)
  }

  final func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    let hasBegun = PropertyObservers.begin()
    defer { PropertyObservers.end(hasBegun) }
    bounds.origin = offset
    if storedFrameLayoutGuide != nil { layoutState.guidesDidChange() }
    setNeedsLayout()
    indicators?.update()
    updateRefreshControl()
    tellBars()
    scrolled()
    storedDelegate?.scrollViewDidScroll(self)
  }

  /// Called when the content is scrolled, before the delegate is called.
  func scrolled() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedContentInset()
    indicators?.update()
    updateRefreshControl()
  }

  // MARK: Behavior

  /// Whether scrolling is enabled.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether scrolling is locked to the direction in which a drag starts.
  open var isDirectionalLockEnabled = false
  /// Whether the content bounces past its edge and back.
  open var bounces = true
  /// Whether the content bounces past its left and right edges, if it bounces at all.
  open var bouncesHorizontally = true
  /// Whether the content bounces past its top and bottom edges, if it bounces at all.
  open var bouncesVertically = true
  /// Whether the content always bounces vertically, even if it's smaller than the view.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether the content always bounces horizontally, even if it's smaller than the view.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether scrolling stops at multiples of the view's bounds.
  open var isPagingEnabled = false
  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches in the content are delayed until it's clear that they aren't drags.
  open var delaysContentTouches = true {
    didSet { Stub.scrollDelaysTouches.report(if: !delaysContentTouches) }
  }
  /// Whether drags cancel touches in the content.
  open var canCancelContentTouches = true {
    didSet {
      Stub.scrollCanCancelTouches.report(if: !canCancelContentTouches)
    }
  }
  /// The effects at the edges that content scrolls under.
  final lazy var edgeEffects = ScrollEdgeEffects()
  /// The mode in which dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Returns whether touches in the content can start.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Returns whether a drag can cancel touches in a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Refreshing

  /// The control that users pull down to refresh the content.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Scroll indicators

  /// Whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator = true
  /// The style of scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical scroll indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators?.update() }
  }
  /// The insets of the horizontal scroll indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators?.update() }
  }
  /// Whether the scroll indicators' insets are adjusted for the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators?.update() }
  }

  /// The insets of both scroll indicators from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Displays the scroll indicators momentarily.
  open func flashScrollIndicators() {
    showIndicators()
    indicators?.hide()
  }

  /// Performs changes, and displays the scroll indicators if the changes scroll the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let offset = contentOffset
    changes()
    if contentOffset != offset || isScrollAnimating { flashScrollIndicators() }
  }

  final func showIndicators() {
    let indicators = indicators ?? ScrollIndicators(self)
    self.indicators = indicators
    indicators.show()
  }

  // MARK: Scrolling by code

  /// Whether the user has touched the content to start scrolling.
  open internal(set) var isTracking = false
  /// Whether the user is dragging the content.
  open internal(set) var isDragging = false { didSet { ScrollTracking.mayHaveBegun(self) } }
  /// Whether the content continues to move after a drag.
  open var isDecelerating: Bool { motions != nil }

  /// Sets the content offset, optionally with an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, window != nil, contentOffset != self.contentOffset else {
      move(to: contentOffset)
      return
    }
    animationStart = (self.contentOffset, CACurrentMediaTime())
    animationTarget = contentOffset
    animationEnd = CACurrentMediaTime() + SystemDesign.current.scrolling.moving
    showIndicators()
    startTimer()
  }

  /// Scrolls so that a part of the content becomes visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(clamped(offset(toShow: rect)), animated: animated)
  }

  final func stopMoving() {
    timer?.invalidate()
    timer = nil
    motions = nil
    animationEnd = nil
  }

  final func startTimer() {
    timer?.invalidate()
    timer = DeviceClock.shared.schedule(after: 1.0 / 60, repeating: true) {
      [weak self] in
      self?.advance()
    }
  }

  private func advance() {
    let now = CACurrentMediaTime()
    if let end = animationEnd {
      let progress = min(1, (now - animationStart.time) / (end - animationStart.time))
      let eased = progress * progress * (3 - 2 * progress)
      let from = animationStart.offset
      move(
        to: CGPoint(
          x: from.x + (animationTarget.x - from.x) * eased,
          y: from.y + (animationTarget.y - from.y) * eased))
      guard progress >= 1 else { return }
      stopMoving()
      indicators?.hide()
      storedDelegate?.scrollViewDidEndScrollingAnimation(self)
    } else if let motions {
      guard follow(motions, after: now - motions.start), self.motions != nil else { return }
      stopMoving()
      guard !isDragging else { return }
      indicators?.hide()
      storedDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  // MARK: Dragging

  /// Whether drags from the start of the content move the sheet that the view is in.
  var leavesDragsToSheets: Bool { true }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if let multipleSelection, gestureRecognizer === multipleSelection.recognizer {
      return multipleSelection.mayBegin(gestureRecognizer)
    }
    if gestureRecognizer === panGestureRecognizer {
      return shouldBeginDragging(panGestureRecognizer)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The gesture that selects rows or items with two fingers.
  final var multipleSelection: MultipleSelection?

  /// Returns where content with a target offset stops after a drag with a velocity in points per
  /// millisecond.
  func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  final func bringIndicatorsToFront() {
    indicators?.bringToFront()
  }

  // MARK: Scaling

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// Whether zooming bounces past the limits of the scale and back.
  open var bouncesZoom = true
  /// Whether the user is zooming the content.
  open internal(set) var isZooming = false
  /// Whether zooming went past the limits of the scale and is bouncing back.
  open internal(set) var isZoomBouncing = false
  /// Whether code or the end of a gesture is zooming the content with an animation.
  open internal(set) var isZoomAnimating = false

  final var storedZoomScale: CGFloat = 1
  final var pinchOrigin: CGFloat = 1
  /// The view that was last scaled.
  final weak var zoomedView: UIView?

  /// The view that a framework's scroll view zooms by itself.
  @_spi(Quince) open var ownZoomedView: UIView? { nil }

  /// The view that's zoomed, or `nil` if the content can't be zoomed.
  final var viewForZooming: UIView? { ownZoomedView ?? storedDelegate?.viewForZooming(in: self) }

  /// The zoom scale of the content.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the zoom scale, optionally with an animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard animated, window != nil else { return zoom(to: scale, around: center) }
    animateZoom { self.zoom(to: scale, around: center) }
  }

  /// Zooms so that a part of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    let change = {
      self.zoom(to: limited, around: .zero)
      self.move(
        to: self.clamped(
          CGPoint(
            x: rect.midX * limited - self.bounds.width / 2,
            y: rect.midY * limited - self.bounds.height / 2)))
    }
    if animated { animateZoom(change) } else { change() }
  }

  /// Stops scrolling and zooming without moving the content.
  open func stopScrollingAndZooming() {
    guard motions != nil || animationEnd != nil else { return }
    stopMoving()
    indicators?.hide()
  }

  /// Whether `setContentOffset(_:animated:)` is moving the content.
  open var isScrollAnimating: Bool { animationEnd != nil }

  // MARK: Accessibility

  override var elementKind: ElementKind { .scrollView }

  override var kindName: String? { "scroll view" }

  // MARK: Self-description

  // The offset isn't saved while the content is at its start.
  override var keptValues: [ViewState.Value] {
    guard window != nil, !isTracking else { return super.keptValues }
    let x = contentOffset.x + adjustedContentInset.left
    let y = contentOffset.y + adjustedContentInset.top
    guard abs(x) > 1 || abs(y) > 1 else { return super.keptValues }
    return super.keptValues + [.offset(x: Double(x), y: Double(y))]
  }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .offset(let x, let y) = value else { return super.restore(value) }
    // The new content may be shorter.
    let insets = adjustedContentInset
    let end = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    let offset = CGPoint(x: min(x - insets.left, end.x), y: min(y - insets.top, end.y))
    setContentOffset(offset, animated: false)
    return true
  }

  override func encodeOwnState(with coder: NSCoder) {
    super.encodeOwnState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: RestorationKey.offsetX)
    coder.encode(Double(contentOffset.y), forKey: RestorationKey.offsetY)
  }

  override func decodeOwnState(with coder: NSCoder) {
    super.decodeOwnState(with: coder)
    guard coder.containsValue(forKey: RestorationKey.offsetY) else { return }
    window?.layoutIfNeeded()
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: RestorationKey.offsetX),
      y: coder.decodeDouble(forKey: RestorationKey.offsetY))
  }

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content += [
      .fact("Content size", of: UIScrollView.self) { InspectorGeometry.text($0.contentSize) },
      .fact("Content offset", of: UIScrollView.self) {
        let offset = $0.contentOffset
        return "\(InspectorGeometry.text(offset.x)), \(InspectorGeometry.text(offset.y))"
      },
      .flag("scroll.enabled", "Scrolling", of: UIScrollView.self, \.isScrollEnabled),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .property("delegate", of: UIScrollView.self, get: { $0.storedDelegate }) {
        $0.storedDelegate = try ObjCRuntime.fitting($1)
      },
      .key("contentSize", \UIScrollView.contentSize),
      .key("contentInset", \UIScrollView.contentInset),
      .key("contentOffset", \UIScrollView.contentOffset),
      .key("scrollEnabled", \UIScrollView.isScrollEnabled),
      .key("pagingEnabled", \UIScrollView.isPagingEnabled),
      .key("refreshControl", \UIScrollView.refreshControl),
      .method("handlePan:", of: UIScrollView.self) {
        $0.handlePan(try ObjCRuntime.argument($1, 0))
      },
      .method("handlePinch:", of: UIScrollView.self) {
        $0.handlePinch(try ObjCRuntime.argument($1, 0))
      },
    ]
  }
}
