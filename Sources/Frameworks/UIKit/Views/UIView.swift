import AppRuntime
import DeviceProtocol
import DisplayList
import Stubs

/// A rectangle on the screen that shows content and takes touches.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitChangeObservable, CALayerDelegate {
  /// The layer that the view is shown by.
  open var layer: CALayer { backingLayer }
  final let backingLayer: CALayer

  /// What layout knows of the view.
  private(set) final lazy var layoutState = ViewLayoutState(self)
  /// The controller whose root view this is.
  final weak var owningViewController: UIViewController?

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = (Self.layerClass as! CALayer.Type).instantiate()
    super.init()
    setUp()
    backingLayer.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    backingLayer = (Self.layerClass as! CALayer.Type).instantiate()
    super.init()
    setUp()
    if let coder = coder as? StoryboardCoder {
      decode(coder)
      decodeLayout(from: coder)
    }
  }

  private func setUp() {
    backingLayer.owner = self
    backingLayer.contentsScale = UITraitCollection.deviceTraits.displayScale
    drawsContent = type(of: self) != UIView.self
  }

  // MARK: Geometry

  /// The rectangle that the view covers, in its superview's coordinates.
  open var frame: CGRect {
    get { backingLayer.frame }
    set {
      guard backingLayer.properties.hasTransform || newValue != backingLayer.properties.frame
      else { return }
      backingLayer.frame = newValue
      layoutState.geometryDidChange()
    }
  }

  /// The rectangle that the view shows, in its own coordinates.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set {
      let resizes = newValue.size != backingLayer.bounds.size
      backingLayer.bounds = newValue
      if resizes { layoutState.geometryDidChange() }
    }
  }

  /// The place of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      guard newValue != backingLayer.position else { return }
      backingLayer.position = newValue
      layoutState.geometryDidChange()
    }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in space.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The point of the bounds, in fractions of their size, that the center is of.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// Pixels in a point.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set {
      backingLayer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Whether more than one finger counts.
  open var isMultipleTouchEnabled = false

  /// Whether no other view takes touches while this one does.
  open var isExclusiveTouch = false

  /// Whether the content depends on the size of the bounds, whatever the content mode says.
  var redrawsOnResize: Bool { false }

  // MARK: Tree

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }
  final weak var storedSuperview: UIView?

  final var storedSubviews: [UIView] = []

  /// The views in this one, back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }
  final weak var storedWindow: UIWindow?

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { _ in index }
  }

  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.place(of: siblingSubview) ?? $0.count }
  }

  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { $0.place(of: siblingSubview).map { $0 + 1 } ?? $0.count }
  }

  /// Swaps the places of two views.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (first, second) = (storedSubviews[index1], storedSubviews[index2])
    insert(first) { _ in index2 }
    insert(second) { _ in index1 }
  }

  /// Puts a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view) { $0.count }
  }

  /// Puts a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view) { _ in 0 }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    let wasInWindow = window != nil
    if wasInWindow { willMoveTree(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.detach(self)
    didMoveTree(to: nil)
    didMoveToSuperview()
  }

  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Whether this is the view or holds it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view with a tag, in this one or this one itself.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A number by which the view can be found.
  open var tag = 0

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Look

  /// How opaque the view and what is in it is.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(1, max(0, newValue))) }
  }

  /// Whether the view covers everything beneath it.
  open var isOpaque = true

  /// Whether the view's area is cleared before it draws.
  open var clearsContextBeforeDrawing = true {
    didSet { Stub.viewClearsContext.tell(if: !clearsContextBeforeDrawing) }
  }

  /// Whether the view and what is in it is not shown.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      (storedSuperview as? UIStackView)?.arrangedSubviewHiddenDidChange()
    }
  }

  /// The color behind the content.
  open var backgroundColor: UIColor? {
    get {
      let shown = backingLayer.properties.backgroundColor
      return shown === resolvedBackgroundColor
        ? storedBackgroundColor : shown.map { UIColor(cgColor: $0) }
    }
    set {
      storedBackgroundColor = newValue
      updateBackgroundColor()
    }
  }

  var storedBackgroundColor: UIColor?
  /// What the layer got of the background color; it may have been given another one since.
  var resolvedBackgroundColor: CGColor?

  /// Whether the bounds clip what is in the view.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// How the content is laid into the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      backingLayer.contentsGravity = contentMode.gravity
      if contentMode == .redraw || oldValue == .redraw { setNeedsDisplay() }
    }
  }

  /// The view whose opaque parts are where this one is shown.
  open var mask: UIView? {
    didSet { backingLayer.mask = mask?.backingLayer }
  }

  /// The tint color that was set for this view itself.
  final var storedTintColor: UIColor?

  /// The color of what can be touched.
  open var tintColor: UIColor! {
    get {
      let color = inheritedTintColor
      return tintAdjustmentMode == .dimmed ? .systemGray : color
    }
    set {
      storedTintColor = newValue
      tintColorDidChangeInTree()
    }
  }

  var lastTintColor = UIColor.systemBlue
  private var storedTintAdjustmentMode = TintAdjustmentMode.automatic

  /// Whether the tint color is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      if storedTintAdjustmentMode != .automatic { return storedTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard storedTintAdjustmentMode != newValue else { return }
      storedTintAdjustmentMode = newValue
      tintColorDidChangeInTree()
    }
  }

  /// Called after the tint color changed.
  open func tintColorDidChange() {}

  final func setNeedsCommit() {
    RenderLoop.shared.setNeedsCommit()
  }

  // MARK: Drawing

  /// Whether the view may draw anything of its own.
  final var drawsContent = false

  /// Draws the content.
  open func draw(_ rect: CGRect) {}

  /// Has the content drawn before the next frame.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Has a part of the content drawn before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) {
    backingLayer.setNeedsDisplay(rect)
  }

  /// Draws the layer's content into a context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    let previous = UITraitCollection.current
    UITraitCollection.current = storedTraits
    draw(bounds)
    UITraitCollection.current = previous
  }

  /// Provides the layer's content.
  open func display(_ layer: CALayer) {
    layer.recordContent()
  }

  /// Called before the layer's content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the sublayers of the view's layer, and so the subviews.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    layoutSubviewsNow()
  }

  /// Says what happens when a property of the layer changes.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }

  // MARK: Layout

  /// Has the subviews laid out before the next frame.
  open func setNeedsLayout() {
    backingLayer.setNeedsLayout()
  }

  /// Lays out the subviews now if they must be laid out.
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Lays out the subviews.
  open func layoutSubviews() {}

  private func layoutSubviewsNow() {
    let previous = UITraitCollection.current
    UITraitCollection.current = storedTraits
    owningViewController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
    UITraitCollection.current = previous
  }

  /// The size that suits the view best within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Whether the subviews are resized when the bounds are.
  open var autoresizesSubviews = true

  /// What changes when the superview's size does.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask become constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      layoutState.treeDidChange()
      (superview ?? self).setNeedsLayout()
    }
  }

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Adds a constraint about views in this one.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder == nil { layoutState.add(constraint) }
  }

  /// Adds constraints about views in this one.
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

  /// Has the constraints updated before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.setNeedsUpdateConstraints()
  }

  /// Whether the constraints must be updated.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  /// Updates the constraints of the view and of those in it, where they must be updated.
  open func updateConstraintsIfNeeded() {
    layoutState.updateConstraintsIfNeeded()
  }

  /// How strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutState.hugging.horizontal = priority
    } else {
      layoutState.hugging.vertical = priority
    }
    layoutState.contentSizeDidChange()
  }

  /// How strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutState.compression.horizontal = priority
    } else {
      layoutState.compression.vertical = priority
    }
    layoutState.contentSizeDidChange()
  }

  /// Has the size of the content asked for anew.
  open func invalidateIntrinsicContentSize() {
    layoutState.contentSizeDidChange()
  }

  /// The size that satisfies the constraints in the view and is nearest to another.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in the view and is nearest to another, by importance.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      of: self,
      LayoutEngine.Fitting(
        size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// Whether the content takes more height where it has less width.
  var wrapsContent: Bool { false }

  /// The size of content that wraps, within a width.
  func wrappedContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The distances of the first baseline from the top and of the last from the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The guide of the content, where it scrolls.
  var scrollContentGuide: UILayoutGuide? { nil }

  /// The guide of what does not scroll.
  var scrollFrameGuide: UILayoutGuide? { nil }

  /// The size of the content, where it has one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// No size of its own in one direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The rectangle that is aligned, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that is aligned.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The distances from the frame to the rectangle that is aligned.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Margins

  /// What bars, cut-outs and corners cover of the view.
  open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content keeps from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { layoutState.effectiveMargins }
    set { directionalLayoutMargins = layoutState.directional(newValue) }
  }

  /// The distances that content keeps from the edges, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.ownMargins }
    set {
      layoutState.directionalMargins = newValue
      layoutState.safeAreaMayHaveChanged()
    }
  }

  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}

  /// Whether the superview's margins count here too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      layoutState.preservesSuperviewMargins = newValue
      layoutState.safeAreaMayHaveChanged()
    }
  }

  /// Whether the margins are measured from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      layoutState.safeAreaMayHaveChanged()
    }
  }

  // MARK: Direction

  /// Whether the view is mirrored where people read from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutState.directionDidChange() } }
  }

  /// The direction in which the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction in which views with an attribute are laid out.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction in which views with an attribute are laid out, within a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Coordinates

  /// A point of this view in the coordinates of another, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backingLayer.convert(point, to: (view ?? rootForConversion).backingLayer)
  }

  /// A point of another view, or of the window, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backingLayer.convert(point, from: (view ?? rootForConversion).backingLayer)
  }

  /// A rectangle of this view in the coordinates of another, or of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backingLayer.convert(rect, to: (view ?? rootForConversion).backingLayer)
  }

  /// A rectangle of another view, or of the window, in the coordinates of this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backingLayer.convert(rect, from: (view ?? rootForConversion).backingLayer)
  }

  private var rootForConversion: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  // MARK: Touches

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// How many animations run during which the view takes no touches.
  nonisolated(unsafe) final var animationsWithoutTouches = 0

  /// The frontmost view at a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, animationsWithoutTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
    var inner = point
    if backingLayer.properties.hasSublayerTransform {
      inner = point.applying(backingLayer.properties.sublayerTransformInPlace.inverted())
    }
    for subview in storedSubviews.reversed() {
      let inside = subview.backingLayer.properties.point(fromSuperlayer: inner)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  private var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// What recognizes gestures on the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds something that recognizes gestures.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if let old = gestureRecognizer.view {
      if old === self { return }
      old.removeGestureRecognizer(gestureRecognizer)
    }
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes something that recognizes gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === gestureRecognizer })
    else { return }
    storedGestureRecognizers.remove(at: index)
    gestureRecognizer.detach()
  }

  /// Whether a recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Editing

  /// Has the view or the one in it that is first responder resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return force ? first.forceToResignFirstResponder() : first.resignFirstResponder()
  }

  // MARK: Traits

  final var storedTraits = UITraitCollection.deviceTraits
  final var traitObservers = TraitObservers()

  /// The traits of the view.
  open var traitCollection: UITraitCollection { storedTraits }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the surroundings say.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { adoptSurroundings() } }
  }

  /// The traits that the view has in place of its surroundings'.
  open var traitOverrides = UITraitOverrides() {
    didSet {
      if traitOverrides.values != oldValue.values { adoptSurroundings() }
    }
  }

  // MARK: Accessibility

  /// Whether assistive technology stops at the view.
  open var isAccessibilityElement = false
  /// What the view is, in a few words.
  open var accessibilityLabel: String?
  /// What doing something with the view leads to.
  open var accessibilityHint: String?
  /// What the view's value is.
  open var accessibilityValue: String?
  /// What the view is and does.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?
  /// Whether what is in the view is no use to assistive technology.
  open var accessibilityElementsHidden = false
  /// Whether everything beside the view is no use to assistive technology now.
  open var accessibilityViewIsModal = false
  /// Whether what is in the view is read as a group.
  open var shouldGroupAccessibilityChildren = false {
    didSet { Stub.accessibilityGroup.tell(if: shouldGroupAccessibilityChildren) }
  }
  /// The language in which the view is read.
  open var accessibilityLanguage: String? {
    didSet {
      Stub.accessibilityLanguage.tell(if: accessibilityLanguage != nil)
    }
  }
  /// The elements in the view, in the order in which they are read.
  open var accessibilityElements: [Any]?

  private var storedAccessibilityFrame: CGRect?

  /// Where the view is on the screen.
  open var accessibilityFrame: CGRect {
    get { storedAccessibilityFrame ?? convert(bounds, to: nil) }
    set { storedAccessibilityFrame = newValue }
  }

  private var storedAccessibilityActivationPoint: CGPoint?

  /// Where assistive technology taps.
  open var accessibilityActivationPoint: CGPoint {
    get {
      storedAccessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { storedAccessibilityActivationPoint = newValue }
  }

  /// Does what a tap does.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger.
  open func accessibilityIncrement() {}

  /// Makes the value smaller.
  open func accessibilityDecrement() {}

  /// Fills in what flows, tests and screen readers see of the view.
  func describe(_ element: inout ScreenElement) {}

  // MARK: Description

  /// The class, the address and where the view is.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { summary }
  }

  // MARK: Restoration

  /// A name under which the state is kept.
  open var restorationIdentifier: String? {
    didSet { Stub.viewRestorationIdentifier.tell(if: restorationIdentifier != nil) }
  }
}
