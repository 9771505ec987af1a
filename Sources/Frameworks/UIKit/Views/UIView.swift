import AppRuntime
import DeviceProtocol
import DisplayList
import Stubs

/// An object that manages the content for a rectangular area on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate,
  @preconcurrency NSCoding
{
  /// The view's Core Animation layer, which renders its content.
  open var layer: CALayer { backingLayer }
  private let storedLayer: CALayer
  final var backingLayer: CALayer {
    MainThreadChecker.check()
    return storedLayer
  }

  /// The layout state of the view.
  final var layoutState: ViewLayoutState {
    MainThreadChecker.check()
    return storedLayoutState
  }
  private lazy var storedLayoutState = ViewLayoutState(self)
  /// The controller whose root view this is.
  final weak var owningViewController: UIViewController?

  /// The class that views of this class create their layer from.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedLayer = (Self.layerClass as! CALayer.Type).instantiate()
    super.init()
    setUp()
    backingLayer.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    storedLayer = (Self.layerClass as! CALayer.Type).instantiate()
    super.init()
    setUp()
    if let coder = coder as? StoryboardCoder { decodeAll(coder) }
  }

  /// Archives the view.
  open func encode(with coder: NSCoder) { Stub.viewEncode.report() }

  private func setUp() {
    backingLayer.owner = self
    backingLayer.contentsScale = UITraitCollection.deviceTraits.displayScale
    drawsContent = type(of: self) != UIView.self
    Origins.shared?.noteCalls(making: self)
  }

  // MARK: Geometry

  /// The view's frame, in its superview's coordinates.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }

  /// The view's bounds, in its own coordinates.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBounds(newValue) }
  }

  /// The center of the view's frame, in its superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { if newValue != backingLayer.position { moveCenter(to: newValue) } }
  }

  /// The transform that's applied to the view, relative to its anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform that's applied to the view, relative to its anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The point of the bounds that the center and transforms refer to, as a fraction of the size.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { setContentsScale(newValue) }
  }

  /// Whether the view can receive several touches at the same time.
  open var isMultipleTouchEnabled = false
  /// Whether other views can't receive touches while this view receives one.
  open var isExclusiveTouch = false
  /// Whether the content depends on the size of the bounds, regardless of the content mode.
  var redrawsOnResize: Bool { false }

  // MARK: Tree

  /// The view that contains this view.
  open var superview: UIView? {
    MainThreadChecker.check()
    return storedSuperview
  }
  final weak var storedSuperview: UIView?

  final var storedSubviews: [UIView] = []
  /// Whether the user has changed the value or text that the view shows.
  final var isChangedByPerson = false

  /// The view's subviews, from back to front.
  open var subviews: [UIView] {
    MainThreadChecker.check()
    return storedSubviews
  }

  /// The window that contains the view.
  open var window: UIWindow? {
    MainThreadChecker.check()
    return storedWindow
  }
  final weak var storedWindow: UIWindow?

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }
  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.place(of: siblingSubview) ?? $0.count }
  }

  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { $0.place(of: siblingSubview).map { $0 + 1 } ?? $0.count }
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    if index1 != index2 { exchangeSubviews(at: index1, index2) }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { $0.count } }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view) { _ in 0 } }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview is added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changes.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changes.
  open func didMoveToWindow() {}
  /// Returns whether the view is another view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }
  /// Returns the nearest view with a tag, which can be this view or one of its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subview(withTag: tag) }
  /// An integer that identifies the view.
  open var tag = 0
  /// The view controller that owns the view, or the superview if there's none.
  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Appearance

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(1, max(0, newValue))) }
  }

  /// Whether the view covers the content behind it completely.
  open var isOpaque = true
  /// Whether the view's bounds are cleared before it draws.
  ///
  /// Every drawing starts with a clear background in any case, because the previous drawing isn't
  /// kept.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { if newValue != backingLayer.isHidden { setHidden(newValue) } }
  }

  /// The view's background color.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  var storedBackgroundColor: UIColor?
  /// Whether the background is part of the view's drawing instead of the layer.
  var paintsBackground: Bool { false }
  /// The background color that the view has set on the layer, which may have been changed since.
  var resolvedBackgroundColor: CGColor?

  /// Whether subviews are clipped to the view's bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// The mode of laying out the view's content when its bounds change.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }

  /// A view whose alpha channel masks this view's content.
  open var mask: UIView? {
    didSet { backingLayer.mask = mask?.backingLayer }
  }

  /// The tint color that was set on the view itself.
  final var storedTintColor: UIColor?

  /// The color of the view's interactive and highlighted parts.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set { setTintColor(newValue) }
  }

  var lastTintColor = UIColor.systemBlue
  final var storedTintAdjustmentMode = TintAdjustmentMode.automatic

  /// The mode of adjusting the tint color, which is dimmed behind an alert, for example.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustmentMode }
    set { if storedTintAdjustmentMode != newValue { setTintAdjustmentMode(newValue) } }
  }

  /// Called after the tint color changes.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Whether the view might draw content.
  package final var drawsContent = false
  /// Whether the view's drawing is visible beyond its bounds, unless it's clipped to them.
  package var showsContentBeyondBounds: Bool { false }
  /// Whether nothing but this class has drawn the view's content.
  final var inheritsDrawing = false
  /// Whether the view draws on a clear ground, even if it's opaque.
  package var drawsOnClearGround: Bool { false }
  /// Draws the view's content.
  open func draw(_ rect: CGRect) { inheritsDrawing = true }
  /// Marks the view's content as needing to be redrawn.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// Marks a part of the view's content as needing to be redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }
  /// Draws the layer's content into a context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }
  /// Provides the content of the view's layer.
  open func display(_ layer: CALayer) { layer.recordContent() }
  /// Called before the content of the view's layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the sublayers of the view's layer, and thus the subviews.
  open func layoutSublayers(of layer: CALayer) { if layer === backingLayer { layoutSubviewsNow() } }
  /// Returns the action that a change of the layer's property triggers.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }

  // MARK: Layout

  /// Invalidates the layout of the view, so that it's updated before the next frame.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Lays out the subviews immediately, if layout updates are pending.
  open func layoutIfNeeded() { layOutTree() }
  /// Lays out the subviews.
  open func layoutSubviews() { layoutState.placeDisplacedSubviews() }
  /// Updates the view's properties, before its constraints and its layout are updated.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func updateProperties() {}
  /// Marks the view's properties as needing to be updated.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func setNeedsUpdateProperties() { layoutState.setNeedsUpdateProperties() }
  /// Updates the properties of the view and its subviews immediately, if updates are pending.
  @available(iOS 26.0, *)
  @available(IOS26 )
  open func updatePropertiesIfNeeded() { layoutState.updatePropertiesIfNeeded() }
  /// Returns the size that best fits the view within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view so that it encloses its content exactly.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }
  /// Whether the view resizes its subviews when its bounds change.
  open var autoresizesSubviews = true
  /// The mask that determines how the view resizes itself when its superview's bounds change.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Constraints

  /// Whether the view's autoresizing mask is translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { if newValue != layoutState.translatesMask { setTranslatesMask(newValue) } }
  }

  /// Whether views of this class depend on Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds, for itself and its subviews.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Adds a constraint on the view or its subviews.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder == nil { hold(constraint) }
  }

  /// Adds constraints on the view or its subviews.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { layoutState.remove(constraint) }
  }

  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Updates the view's constraints.
  open func updateConstraints() {}
  /// Marks the view's constraints as needing to be updated.
  open func setNeedsUpdateConstraints() { layoutState.setNeedsUpdateConstraints() }
  /// Returns whether the view's constraints need to be updated.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Updates the constraints of the view and its descendants that need to be updated.
  open func updateConstraintsIfNeeded() { layoutState.updateConstraintsIfNeeded() }

  /// Returns the priority with which the view resists being made larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// Sets the priority with which the view resists being made larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// Returns the priority with which the view resists being made smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }

  /// Sets the priority with which the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }

  /// Invalidates the view's intrinsic content size.
  open func invalidateIntrinsicContentSize() { layoutState.contentSizeDidChange() }

  /// Returns the size that satisfies the view's constraints and is closest to a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    loosestFittingSize(targetSize)
  }

  /// Returns the size that satisfies the view's constraints and is closest to a target size, with
  /// fitting priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Lays out a content view that grows with this view, before a fitting size is computed.
  func placeContentToFit() {}

  /// The default margins, which are zero since iOS 27.1.
  var naturalMargins: NSDirectionalEdgeInsets { .natural }

  /// Whether the content becomes taller as it becomes narrower.
  var wrapsContent: Bool { false }
  /// Whether the view shows text that can take several lines, regardless of its preferred width.
  var showsWrappingText: Bool { false }
  /// Returns the size of content that wraps at a width.
  func wrappedContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// Returns the distances of the first baseline from the top and of the last baseline from the
  /// bottom, for a size.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The fractions of additional height by which the first and last baselines move down.
  var baselineShares: (first: Double, last: Double) { (0, 1) }
  /// The guide of scrolling content, if the view scrolls.
  var scrollContentGuide: UILayoutGuide? { nil }
  /// The guide of content that doesn't scroll, if the view scrolls.
  var scrollFrameGuide: UILayoutGuide? { nil }
  /// The natural size of the view, considering only its own content.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignedFrame(for: alignmentRect)
  }

  /// The insets from the view's frame to its alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view that determines the position of the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that determines the position of the last baseline.
  open var forLastBaselineLayout: UIView { self }
  /// The anchor of the first line's baseline.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
  /// The anchor of the last line's baseline.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }

  // MARK: Guides

  /// The layout guide of the area that isn't covered by bars, the sensor housing, or rounded
  /// corners.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutState.safeArea }
  /// The layout guide of the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutState.margins }
  /// The layout guide of an area with a readable width.
  open var readableContentGuide: UILayoutGuide { layoutState.readable }

  // MARK: Margins

  /// The insets for the areas of the view that are covered by bars, the sensor housing, and rounded
  /// corners.
  open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
  /// The insets that the view's subviews inherit.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called after the safe area changes.
  open func safeAreaInsetsDidChange() {}
  /// The view's margins.
  open var layoutMargins: UIEdgeInsets {
    get { layoutState.effectiveMargins }
    set { directionalLayoutMargins = layoutState.directional(newValue) }
  }
  /// The view's margins, with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.ownMargins }
    set { layoutState.setMargins(newValue) }
  }
  /// Called after the margins change.
  open func layoutMarginsDidChange() {}
  /// Whether the view also respects its superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set { layoutState.setPreservesSuperviewMargins(newValue) }
  }
  /// Whether the view's margins are increased to be within the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set { layoutState.setInsetsMarginsFromSafeArea(newValue) }
  }

  // MARK: Direction

  /// The semantic content attribute, which determines whether the view is flipped in right-to-left
  /// layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutState.directionDidChange() } }
  }
  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.direction(for: semanticContentAttribute, in: storedTraits)
  }
  /// Returns the layout direction for a semantic content attribute.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    direction(for: attribute, in: .current)
  }
  /// Returns the layout direction for a semantic content attribute, relative to another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  // MARK: Coordinates

  /// Converts a point from the view's coordinates to those of another view, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backingLayer.convert(point, to: conversionLayer(of: view))
  }
  /// Converts a point from the coordinates of another view, or of the window, to the view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backingLayer.convert(point, from: conversionLayer(of: view))
  }
  /// Converts a rectangle from the view's coordinates to those of another view, or of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backingLayer.convert(rect, to: conversionLayer(of: view))
  }
  /// Converts a rectangle from the coordinates of another view, or of the window, to the view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backingLayer.convert(rect, from: conversionLayer(of: view))
  }

  // MARK: Touches

  /// Whether the view receives events.
  open var isUserInteractionEnabled = true
  /// The number of running animations during which the view receives no touches.
  nonisolated(unsafe) final var animationsWithoutTouches = 0
  /// Returns the farthest descendant in the view hierarchy, or the view itself, that contains a
  /// point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, event) }
  /// Returns whether the view contains a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view's shape for collisions when dynamic behaviors move it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The view's path for collisions when dynamic behaviors move it, around its center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  final var storedMotionEffects: [UIMotionEffect] = []
  final var storedInteractions: [any UIInteraction] = []

  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { take(newValue) }
  }

  /// Adds an interaction to the view, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { giveUp(interaction) }
  final var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Attaches a gesture recognizer to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view !== self { attach(gestureRecognizer) }
  }

  /// Detaches a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a gesture recognizer can start.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }

  /// The environments to search for the item to focus, in this order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether the focus can change.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has changed, which never happens because the device has no focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Editing

  /// Makes the first responder resign if it's the view or one of its descendants.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInTree(byForce: force) }

  // MARK: Traits

  final var storedTraits = UITraitCollection.deviceTraits
  final var traitObservers = TraitObservers()
  /// The traits of the view.
  open var traitCollection: UITraitCollection { storedTraits }
  /// Called after the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after a device setting has changed that isn't a trait but affects views.
  func deviceSettingsDidChange() {}
  /// The interface style that overrides the inherited one for the view and its subviews.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { adoptSurroundings() } }
  }
  /// The traits of the view that override those that it inherits.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides.differ(from: oldValue) { adoptSurroundings() } }
  }

  // MARK: Accessibility

  /// Whether the view is an element that assistive technologies can access.
  open var isAccessibilityElement = false
  /// A short label that identifies the view.
  open var accessibilityLabel: String?
  /// A short description of the result of an action on the view.
  open var accessibilityHint: String?
  /// The value of the view.
  open var accessibilityValue: String?
  /// The label as an attributed string.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { takeAccessibilityLabel(newValue) }
  }
  /// The description of an action's result, as an attributed string.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { takeAccessibilityHint(newValue) }
  }
  /// The value as an attributed string.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { takeAccessibilityValue(newValue) }
  }
  /// Whether the view's colors stay the same if the device inverts colors, which it never does.
  open var accessibilityIgnoresInvertColors: Bool {
    get { AccessibilityDetails.of(self)?.keepsColors ?? false }
    set { AccessibilityDetails.make(for: self).keepsColors = newValue }
  }
  /// The traits that characterize the view.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A string that tests use to identify the view.
  open var accessibilityIdentifier: String?
  /// Whether the elements within the view are hidden from assistive technologies.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the view's siblings.
  open var accessibilityViewIsModal = false {
    didSet { backingLayer.forgetRun() }
  }
  /// Whether the elements within the view are read as a group.
  open var shouldGroupAccessibilityChildren = false {
    didSet { Stub.accessibilityGroup.report(if: shouldGroupAccessibilityChildren) }
  }
  /// The language in which the view is read aloud.
  open var accessibilityLanguage: String? {
    didSet { Stub.accessibilityLanguage.report(if: accessibilityLanguage != nil) }
  }
  /// The elements in the view, in reading order.
  open var accessibilityElements: [Any]?
  /// Actions that assistive technologies offer in addition to the default ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { Stub.accessibilityCustomActions.report(if: accessibilityCustomActions != nil) }
  }
  /// Returns the number of elements in the view.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index in the reading order.
  open func accessibilityElement(at index: Int) -> Any? { element(at: index) }
  /// Returns the index of an element in the reading order.
  open func index(ofAccessibilityElement element: Any) -> Int { place(of: element) }
  final var storedAccessibilityFrame: CGRect?
  /// The view's frame, in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { storedAccessibilityFrame ?? convert(bounds, to: nil) }
    set { setAccessibilityFrame(newValue) }
  }
  final var storedAccessibilityActivationPoint: CGPoint?
  /// The point that assistive technologies tap to activate the view, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get { storedAccessibilityActivationPoint ?? accessibilityCenter }
    set { setActivationPoint(newValue) }
  }
  /// Fills in the properties of the view that flows, tests, and screen readers use.
  func describe(_ element: inout ScreenElement) {}
  /// Fills in the view's role and possible values, if assistive technologies can access the view.
  func describeRole(_ element: inout ScreenElement) {}
  /// Changes the view to a value that an assistive technology requests.
  func adjust(to value: String) {}
  /// The name of the view in reports, such as “switch”, or `nil` if its traits determine the name.
  var kindName: String? { nil }
  /// The legibility of the view's text, for audits.
  var legibility: TextLegibility { [] }
  /// The view's type in UI tests.
  var elementKind: ElementKind { elementKind(otherwise: .other) }
  /// Whether UI tests can find the view's subviews.
  ///
  /// By default, UI tests treat content that assistive technologies read as a single element like a
  /// single element.
  var showsContentToTests: Bool { !isAccessibilityElement }
  /// Fills in the view's type in UI tests, and properties that only they use.
  func describeForTests(_ element: inout ScreenElement) { describeState(&element) }

  // MARK: Description

  /// A description with the view's class, address, and frame.
  open nonisolated override var description: String {
    MainQueue.isCurrent ? MainActor.assumeIsolated { summary } : super.description
  }

  // MARK: Restoration

  /// The identifier for saving the state.
  open var restorationIdentifier: String?
  /// Encodes the view's state.
  open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }
  /// Restores the view's state.
  open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }

  // MARK: Self-description

  /// The values to keep when the app is rebuilt.
  var keptValues: [ViewState.Value] { [] }
  /// Sets a kept value and notifies the app as if the user had changed it.
  /// - Returns: Whether the view has such a value.
  func restore(_ value: ViewState.Value) -> Bool { false }
  /// Encodes the state that every view of the class saves, in addition to the app's own state.
  func encodeOwnState(with coder: NSCoder) {}
  /// Restores the state encoded by `encodeOwnState(with:)`.
  func decodeOwnState(with coder: NSCoder) {}
  /// Adds the properties of the class that an inspector shows, in addition to those of every view.
  class func listProperties(_ list: inout InspectorProperties) {}
  /// The properties of the class itself that can be set on its appearance proxy.
  class var appearanceProperties: [AppearanceProperty] { viewAppearance }
  override class var namedMembers: [ObjCMember] { viewNames }
  override class var canBeSender: Bool { self == UIView.self }
}
