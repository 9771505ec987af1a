import AppRuntime
import DisplayList
import Stubs

/// An object that manages, positions, and animates content on the screen.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayer>.
open class CALayer: NSObject, CAMediaTiming {
  /// The layer's geometry and appearance.
  package final var layerProperties = LayerProperties()
  /// The view that the layer belongs to.
  nonisolated(unsafe) package final weak var owner: (any LayerOwner)?
  /// The object that animates changes to layers that have an owner.
  nonisolated(unsafe) package static var changeAnimator: (any ChangeAnimator)?
  /// The recorded commands that draw the layer's own content.
  final var content: LayerContent?
  /// The layer's animations, or `nil` if there are none.
  package final var animations: LayerAnimations?
  final var needsDisplayFlag = true
  /// Whether drawing the layer's content can wait until it's visible.
  package final var isDrawnWhenSeen = false
  final var needsLayoutFlag = true
  final var isLayingOutSublayers = false
  /// Whether a layer below needs layout.
  final var subtreeNeedsLayout = false
  final var additionalValues: [String: Any] = [:]
  private weak var storedDelegate: (any CALayerDelegate)?
  /// The layer that this layer presents.
  final var modelLayer: CALayer?
  /// The layer's timing, or `nil` if its time is the same as its superlayer's.
  final var timing: LayerTiming?
  /// Whether the layer is a copy that shows the effects of another layer's animations.
  final var isPresentation = false
  /// Whether the layer is being copied for its presentation.
  final var isMakingPresentation = false
  /// Whether the layer has been shown in a frame.
  ///
  /// After that, changes to a layer without a view are animated.
  final var wasShown = false

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer of this class, or of the framework's nearest class if the app's own can't be
  /// created.
  @MainActor package class func instantiate() -> CALayer { registeredInstance ?? CALayer() }

  /// An instance of one of the app's own classes.
  @MainActor final class var registeredInstance: CALayer? {
    ObjCRuntime.registered(for: self)?.make?() as? CALayer
  }

  /// Creates a copy of a layer, such as for presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    layerProperties = layer.layerProperties
    content = layer.content
    additionalValues = layer.additionalValues
    needsDisplayFlag = false
    // An initializer of the app's can then set properties without animating them.
    isPresentation = layer.isMakingPresentation
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The layer's delegate object; a view is the delegate of its layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { storedDelegate ?? owner }
    set { storedDelegate = newValue === owner ? nil : newValue }
  }

  // MARK: Geometry

  /// The bounds of the layer, in its own coordinates.
  open var bounds: CGRect {
    get { layerProperties.bounds }
    set {
      check(newValue)
      if let old = put(newValue, in: &layerProperties.bounds) { boundsDidChange(from: old) }
    }
  }

  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { layerProperties.position }
    set {
      check(newValue, of: "position")
      didPut("position", put(newValue, in: &layerProperties.position)) { .point($0) }
    }
  }

  /// The anchor point of the bounds, in the unit coordinate space.
  open var anchorPoint: CGPoint {
    get { layerProperties.anchorPoint }
    set {
      check(newValue, of: "anchorPoint")
      didPut("anchorPoint", put(newValue, in: &layerProperties.anchorPoint)) { .point($0) }
    }
  }

  /// The position of the layer on the z-axis.
  open var zPosition: CGFloat {
    get { layerProperties.zPosition }
    set {
      guard let old = put(newValue, in: &layerProperties.zPosition) else { return }
      superlayer?.sublayersAreOrdered = false
      didChange("zPosition", from: .number(old))
    }
  }

  /// The position of the anchor point on the z-axis.
  open var anchorPointZ: CGFloat {
    get { layerProperties.anchorPointZ }
    set { layerProperties.anchorPointZ = newValue }
  }

  /// The transform applied to the layer's content, relative to the anchor point.
  open var transform: CATransform3D {
    get { layerProperties.transform }
    set {
      let old = layerProperties.transform
      guard newValue != old else { return }
      layerProperties.transform = newValue
      newValue.reportPerspective()
      didChange("transform", from: .transform(old))
    }
  }

  /// Returns the affine version of the layer's transform.
  open func affineTransform() -> CGAffineTransform { layerProperties.transform.affine }

  /// Sets the layer's transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// The transform applied to sublayers when they're rendered.
  open var sublayerTransform: CATransform3D {
    get { layerProperties.sublayerTransform }
    set {
      let old = layerProperties.sublayerTransform
      guard newValue != old else { return }
      layerProperties.sublayerTransform = newValue
      newValue.reportPerspective()
      didChange("sublayerTransform", from: .transform(old))
    }
  }

  /// The frame of the layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { currentFrame }
    set { place(in: newValue) }
  }

  /// Returns whether y-coordinates increase downward in the layer's drawing, as on iOS unless the
  /// geometry is flipped.
  open func contentsAreFlipped() -> Bool {
    var (isFlipped, layer) = (true, CALayer?.some(self))
    while let current = layer {
      if current.isGeometryFlipped { isFlipped.toggle() }
      layer = current.superlayer
    }
    return isFlipped
  }

  /// A Boolean value that indicates whether the geometry of the layer and its sublayers is flipped
  /// vertically.
  open var isGeometryFlipped = false {
    didSet { Stub.layerGeometryFlipped.report(if: isGeometryFlipped) }
  }

  /// Returns the preferred size of the layer in its superlayer.
  open func preferredFrameSize() -> CGSize { layerProperties.bounds.size }

  // MARK: Appearance

  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden: Bool {
    get { layerProperties.isHidden }
    set {
      guard put(newValue, in: &layerProperties.isHidden) != nil else { return }
      didChange("hidden", from: nil)
    }
  }

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { layerProperties.opacity }
    set { didPut("opacity", put(newValue, in: &layerProperties.opacity)) { .number(Double($0)) } }
  }

  /// A Boolean value that indicates whether the layer is composited as a group, separately from its
  /// parent.
  open var allowsGroupOpacity = true {
    didSet { Stub.layerGroupOpacity.report(if: !allowsGroupOpacity) }
  }

  /// A Boolean value that indicates whether the layer's content is completely opaque.
  open var isOpaque = false

  /// A Boolean value that indicates whether the layer is shown when it faces away from the viewer.
  open var isDoubleSided = true {
    didSet { setNeedsCommit() }
  }

  /// The background color of the layer.
  open var backgroundColor: CGColor? {
    get { layerProperties.backgroundColor }
    set {
      didPut("backgroundColor", put(newValue, in: &layerProperties.backgroundColor)) {
        .color($0?.color)
      }
    }
  }

  /// The radius of the layer's rounded corners, in points.
  open var cornerRadius: CGFloat {
    get { layerProperties.cornerRadius }
    set { didPut("cornerRadius", put(newValue, in: &layerProperties.cornerRadius)) { .number($0) } }
  }

  /// The corners to which the corner radius applies.
  open var maskedCorners: CACornerMask {
    get { layerProperties.maskedCorners }
    set {
      layerProperties.maskedCorners = newValue
      setNeedsCommit()
    }
  }

  /// The curve of the layer's rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { layerProperties.cornerCurve }
    set {
      layerProperties.cornerCurve = newValue
      setNeedsCommit()
    }
  }

  /// The width of the border, which is inset from the bounds.
  open var borderWidth: CGFloat {
    get { layerProperties.borderWidth }
    set { didPut("borderWidth", put(newValue, in: &layerProperties.borderWidth)) { .number($0) } }
  }

  /// The color of the layer's border.
  open var borderColor: CGColor? {
    get { layerProperties.borderColor }
    set {
      didPut("borderColor", put(newValue, in: &layerProperties.borderColor)) { .color($0?.color) }
    }
  }

  /// The color of the layer's shadow.
  open var shadowColor: CGColor? {
    get { layerProperties.shadowColor }
    set {
      didPut("shadowColor", put(newValue, in: &layerProperties.shadowColor)) { .color($0?.color) }
    }
  }

  /// The opacity of the layer's shadow.
  open var shadowOpacity: Float {
    get { layerProperties.shadowOpacity }
    set {
      didPut("shadowOpacity", put(newValue, in: &layerProperties.shadowOpacity)) {
        .number(Double($0))
      }
    }
  }

  /// The offset of the layer's shadow, in points.
  open var shadowOffset: CGSize {
    get { layerProperties.shadowOffset }
    set { didPut("shadowOffset", put(newValue, in: &layerProperties.shadowOffset)) { .size($0) } }
  }

  /// The blur radius of the layer's shadow, in points.
  open var shadowRadius: CGFloat {
    get { layerProperties.shadowRadius }
    set { didPut("shadowRadius", put(newValue, in: &layerProperties.shadowRadius)) { .number($0) } }
  }

  /// The shape of the layer's shadow, or `nil` for that of the layer.
  open var shadowPath: CGPath? {
    get { layerProperties.shadowPath }
    set {
      didPut("shadowPath", put(newValue, in: &layerProperties.shadowPath)) {
        .path($0?.path ?? Path())
      }
    }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { layerProperties.masksToBounds }
    set {
      layerProperties.masksToBounds = newValue
      setNeedsCommit()
    }
  }

  /// A layer whose alpha channel masks the content.
  ///
  /// A mask isn't a sublayer.
  open var mask: CALayer? {
    willSet { if newValue !== mask { newValue?.removeFromSuperlayer() } }
    didSet {
      oldValue?.superlayer = nil
      mask?.superlayer = self
      setNeedsCommit()
    }
  }

  /// The filters to apply to the content of the layer and its sublayers.
  open var filters: [Any]? {
    didSet { Stub.layerFilters.report(if: filters != nil) }
  }

  /// The filter for compositing the layer with the content behind it.
  open var compositingFilter: Any? {
    didSet { Stub.layerCompositingFilter.report(if: compositingFilter != nil) }
  }

  /// The filters to apply to the content behind the layer.
  open var backgroundFilters: [Any]? {
    didSet { Stub.layerBackgroundFilters.report(if: backgroundFilters != nil) }
  }

  // MARK: Content

  /// An object that provides the content of the layer, such as an image.
  open var contents: Any? {
    didSet {
      if contents != nil { needsDisplayFlag = false }
      setNeedsCommit()
    }
  }

  /// The mode that specifies how the content is positioned or scaled in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { setNeedsCommit() }
  }

  /// The scale factor applied to the layer's content.
  open var contentsScale: CGFloat = 1

  /// The part of the content to show, in the unit coordinate space.
  open var contentsRect: CGRect {
    get { layerProperties.contentsRect }
    set { didPut("contentsRect", put(newValue, in: &layerProperties.contentsRect)) { .rect($0) } }
  }

  /// The part of the content to stretch, in the unit coordinate space.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { setNeedsCommit() }
  }

  /// The filter for reducing the content.
  open var minificationFilter: CALayerContentsFilter = .linear {
    didSet {
      Stub.layerMinificationFilter.report(if: minificationFilter == .nearest)
    }
  }

  /// The filter for enlarging the content.
  open var magnificationFilter: CALayerContentsFilter = .linear {
    didSet { setNeedsCommit() }
  }

  /// The bias that the minification filter uses to choose the level of detail.
  open var minificationFilterBias: Float = 0 {
    didSet { Stub.layerMinificationFilterBias.report(if: minificationFilterBias != 0) }
  }

  /// A Boolean value that indicates whether the layer is rendered as a bitmap before it's
  /// composited.
  open var shouldRasterize = false

  /// The scale for rasterizing the layer.
  open var rasterizationScale: CGFloat = 1

  /// A Boolean value that indicates whether drawing commands are processed in the background.
  open var drawsAsynchronously = false

  /// The edges of the layer that are antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  {
    didSet { Stub.layerEdgeAntialiasingMask.report(if: edgeAntialiasingMask != oldValue) }
  }

  /// A Boolean value that indicates whether the layer can perform edge antialiasing.
  open var allowsEdgeAntialiasing = false {
    didSet { Stub.layerEdgeAntialiasing.report(if: allowsEdgeAntialiasing) }
  }

  /// A Boolean value that indicates whether the content must be updated when the size of the bounds
  /// changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { layerProperties.needsDisplayOnBoundsChange }
    set { layerProperties.needsDisplayOnBoundsChange = newValue }
  }

  /// Marks the layer's content as needing to be updated.
  open func setNeedsDisplay() { markOutdated(nil) }

  /// Marks a part of the layer's content as needing to be updated.
  open func setNeedsDisplay(_ r: CGRect) { markOutdated(r) }

  /// Returns whether the layer's content needs to be updated.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Updates the layer's content now if it needs to be updated.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Updates the layer's content.
  open func display() { displayContent() }

  /// Draws the layer's content into a graphics context.
  open func draw(in ctx: CGContext) { drawContent(in: ctx) }

  /// Renders the layer and its sublayers into a graphics context.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// Returns whether a change of the property with a key requires the layer to be redisplayed.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Tree

  /// The superlayer of the layer.
  open internal(set) weak var superlayer: CALayer?

  final var storedSublayers: [CALayer] = [] {
    didSet { runs = nil }
  }
  /// The information about runs of sublayers, or `nil` if there isn't any.
  final var runs: SublayerRuns?
  /// The index of the superlayer's run that contains the layer, or a negative number if it isn't
  /// known.
  final var run = -1
  /// Whether the sublayers are ordered by their z-positions.
  final var sublayersAreOrdered = true

  /// The sublayers of the layer, from back to front.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Appends a layer to the sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

  /// Inserts a layer into the sublayers at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer below another sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { storedSublayers.place(of: $0) } ?? 0)
  }

  /// Inserts a layer above another sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { storedSublayers.place(of: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? storedSublayers.count)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = storedSublayers.place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Detaches the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Marks the layer's layout as needing to be updated.
  open func setNeedsLayout() {
    guard !needsLayoutFlag else { return signalChange() }
    needsLayoutFlag = true
    markAncestorsForLayout()
    setNeedsCommit()
  }

  /// Returns whether the layer's layout needs to be updated.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Updates the layout now if it needs to be updated.
  open func layoutIfNeeded() {
    if !askOwner({ $0.layOutTree() }) { layoutAll() }
  }

  /// Lays out the layer's sublayers.
  open func layoutSublayers() {
    if let delegate { ask(delegate) { $0.layoutSublayers(of: $1) } }
  }

  // MARK: Coordinates

  /// Converts a point from the coordinates of another layer to those of this one.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    convert(l?.pointInRoot(p) ?? p, fromRoot: true)
  }

  /// Converts a point from the coordinates of this layer to those of another one.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l.map { $0.convert(pointInRoot(p), fromRoot: true) } ?? pointInRoot(p)
  }

  /// Converts a rectangle from the coordinates of another layer to those of this one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// Converts a rectangle from the coordinates of this layer to those of another one.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transformToRoot.concatenating((l?.transformToRoot ?? .identity).inverted()))
  }

  /// Converts a time from the time space of another layer to that of this one.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.deviceTime(at: t) ?? t)
  }

  /// Converts a time from the time space of this layer to that of another one.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(t, from: self) ?? deviceTime(at: t)
  }

  /// The start time of the layer, in seconds of its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// The rate at which the layer's time passes compared to its superlayer's; 0 stops the layer's
  /// animations.
  open var speed: Float {
    get { timing?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  /// An additional offset in the layer's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// The basic duration of the layer, in seconds.
  open var duration: CFTimeInterval = .infinity {
    didSet { Stub.layerDuration.report(if: duration != .infinity) }
  }
  /// The number of times the layer's time repeats.
  open var repeatCount: Float = 0 {
    didSet { Stub.layerRepeatCount.report(if: repeatCount != 0) }
  }
  /// The number of seconds over which the layer's time repeats.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { Stub.layerRepeatDuration.report(if: repeatDuration != 0) }
  }
  /// A Boolean value that determines whether the layer's time also runs in reverse.
  open var autoreverses = false {
    didSet { Stub.layerAutoreverses.report(if: autoreverses) }
  }
  /// A value that determines the appearance outside the layer's duration.
  open var fillMode: CAMediaTimingFillMode = .removed {
    didSet { Stub.layerFillMode.report(if: fillMode != .removed) }
  }

  /// Returns whether the layer contains its own point coordinates.
  open func contains(_ p: CGPoint) -> Bool { layerProperties.bounds.contains(p) }

  /// Returns the farthest descendant that contains a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(hitAt: p) }

  // MARK: Scrolling

  /// Scrolls the closest ancestor scroll layer so that a point is at its origin.
  open func scroll(_ p: CGPoint) {}

  /// Scrolls the closest ancestor scroll layer so that a rectangle is visible.
  open func scrollRectToVisible(_ r: CGRect) {}

  /// The visible region of the layer, in its own coordinates.
  open var visibleRect: CGRect { layerProperties.bounds }

  // MARK: Changes

  /// The name of the layer.
  open var name: String?

  /// The actions of the layer, by key.
  open var actions: [String: CAAction]?

  /// The default values of properties.
  open var style: [AnyHashable: Any]? {
    didSet { Stub.layerStyle.report(if: style?.isEmpty == false) }
  }

  /// Returns the default action for an event.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// Returns the action for an event.
  open func action(forKey event: String) -> CAAction? {
    let action = searchedAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Returns the default value of the property with a key.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Animations

  /// Adds an animation to the layer, replacing one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { startCopy(of: anim, forKey: key) }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Removes all animations of the layer.
  open func removeAllAnimations() { endAllAnimations() }

  /// Returns the animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// Returns the keys of the layer's animations, or `nil` if it has none.
  open func animationKeys() -> [String]? { animations?.entries.map(\.key) }

  /// Returns a copy of the layer that represents its state as it currently appears on the screen.
  open func presentation() -> Self? { makeCurrentCopy() }

  /// Returns the model layer of a presentation layer, or the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  /// Returns a layer of the same type, or of the closest framework type.
  func makeCopy() -> CALayer {
    let copy = CALayer()
    copy.update(from: self)
    return copy
  }

  /// Copies the appearance of another layer.
  func update(from layer: CALayer) { copyLook(of: layer) }

  /// Shows a value of a property that only this type of layer has, and returns whether the property
  /// exists.
  func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool { false }

  /// Returns the value of a property that only this type of layer has, or `nil` if it doesn't have
  /// one.
  func ownValue(forKeyPath keyPath: String) -> AnimatableValue? { nil }

  // MARK: Key-value coding

  /// Returns the value of the property with a key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value of the property with a key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value at a key path.
  open func value(forKeyPath keyPath: String) -> Any? {
    animatableValue(forKeyPath: keyPath)?.object ?? otherValue(forKeyPath: keyPath)
  }

  /// Sets the value at a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setAnyValue(value, forKeyPath: keyPath)
  }

  // MARK: Rendering

  /// Draws the background.
  ///
  /// The bounds are in the renderer's coordinates.
  func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    drawBackgroundColor(in: bounds, into: &renderer)
  }

  /// Updates the layer's content.
  func drawContent(into renderer: inout LayerRenderer) { drawOwnContent(into: &renderer) }

  /// The copies of the sublayers to show in their place, or `nil` to show the sublayers.
  var copies: [LayerCopy]? { nil }

  /// Whether the layer shows only its sublayers.
  var showsOnlySublayers: Bool { false }

  /// Whether there's any content that the bounds could clip.
  var hasContent: Bool { content != nil || contents != nil }

  /// Whether the layer draws outside its bounds, so they don't determine its visibility.
  var drawsBeyondBounds: Bool { content?.reachesBeyondBounds ?? false }

  /// The path, in the layer's own coordinates, of a layer that shows only an opaque path.
  var opaquePath: Path? { nil }
}
