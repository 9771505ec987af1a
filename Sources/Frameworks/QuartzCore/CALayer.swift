import AppRuntime
import DisplayList
import Stubs

/// An object that draws content and animates it.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayer>.
open class CALayer: NSObject, CAMediaTiming {
  /// Where and how the layer is shown.
  package final var properties = LayerProperties()
  /// The view whose layer this is.
  nonisolated(unsafe) package final weak var owner: (any LayerOwner)?
  /// What animates the changes of layers that have an owner.
  nonisolated(unsafe) package static var changeAnimator: (any ChangeAnimator)?
  /// The commands that draw the layer's own content, once recorded.
  final var content: LayerContent?
  /// What animates the layer; `nil` while nothing does.
  package final var animations: LayerAnimations?
  final var needsDisplayFlag = true
  final var needsLayoutFlag = true
  /// Whether a layer below needs layout.
  final var subtreeNeedsLayout = false
  final var additionalValues: [String: Any] = [:]
  private weak var storedDelegate: (any CALayerDelegate)?
  /// The layer that this one is a presentation of.
  final var modelLayer: CALayer?
  /// How the layer's time passes; `nil` for as its superlayer's does.
  final var timing: LayerTiming?
  /// Whether the layer is a copy that only shows how animations have another one look.
  final var isPresentation = false
  /// Whether a frame showed the layer, after which changes of a layer without view are animated.
  final var wasShown = false

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer of this class, or of the nearest class of the framework where the app's own cannot be made.
  @MainActor package class func instantiate() -> CALayer { registeredInstance ?? CALayer() }

  /// An instance of one of the app's own classes.
  @MainActor final class var registeredInstance: CALayer? {
    ObjCRuntime.registered(for: self)?.make?() as? CALayer
  }

  /// Creates a copy of a layer, which shows it during an animation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    content = layer.content
    additionalValues = layer.additionalValues
    needsDisplayFlag = false
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The object that answers for the layer; a view is the delegate of its layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { storedDelegate ?? owner }
    set { storedDelegate = newValue === owner ? nil : newValue }
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates that it shows.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      check(newValue)
      guard let old = put(newValue, in: &properties.bounds) else { return }
      didChange("bounds", from: .rect(old))
      if newValue.size != old.size { sizeDidChange(from: old.size) }
    }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set {
      check(newValue, of: "position")
      guard let old = put(newValue, in: &properties.position) else { return }
      didChange("position", from: .point(old))
    }
  }

  /// The point of the bounds, in fractions of their size, that the position is of.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      check(newValue, of: "anchorPoint")
      guard let old = put(newValue, in: &properties.anchorPoint) else { return }
      didChange("anchorPoint", from: .point(old))
    }
  }

  /// Where the layer is among its siblings, toward the viewer.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard let old = put(newValue, in: &properties.zPosition) else { return }
      superlayer?.sublayersAreOrdered = false
      didChange("zPosition", from: .number(old))
    }
  }

  /// Where the anchor point is, toward the viewer.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { properties.anchorPointZ = newValue }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      let old = properties.transform
      guard newValue != old else { return }
      properties.transform = newValue
      newValue.reportPerspective()
      didChange("transform", from: .transform(old))
    }
  }

  /// The transform about the anchor point, in the plane.
  open func affineTransform() -> CGAffineTransform { properties.transform.affine }

  /// Sets the transform about the anchor point, in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// The transform of the sublayers.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      let old = properties.sublayerTransform
      guard newValue != old else { return }
      properties.sublayerTransform = newValue
      newValue.reportPerspective()
      didChange("sublayerTransform", from: .transform(old))
    }
  }

  /// The rectangle that the layer covers, in the superlayer's coordinates.
  open var frame: CGRect {
    get { properties.frame }
    set {
      let size =
        properties.hasTransform
        ? CGRect(origin: .zero, size: newValue.size)
          .applying(properties.transform.affine.inverted()).size
        : CGSize(width: abs(newValue.width), height: abs(newValue.height))
      let frame = newValue.standardized
      position = CGPoint(
        x: frame.minX + properties.anchorPoint.x * frame.width,
        y: frame.minY + properties.anchorPoint.y * frame.height)
      bounds = CGRect(origin: properties.bounds.origin, size: size)
    }
  }

  /// Whether the geometry of the sublayers is upside down.
  open var isGeometryFlipped = false {
    didSet { Stub.layerGeometryFlipped.tell(if: isGeometryFlipped) }
  }

  /// The smallest size that holds the layer's content.
  open func preferredFrameSize() -> CGSize { properties.bounds.size }

  final func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if properties.needsDisplayOnBoundsChange { setNeedsDisplay() }
    askOwner { $0.boundsSizeDidChange(from: old) }
  }

  // MARK: Look

  /// Whether the layer and what is in it is not shown.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      guard put(newValue, in: &properties.isHidden) != nil else { return }
      didChange("hidden", from: nil)
    }
  }

  /// How opaque the layer and what is in it is.
  open var opacity: Float {
    get { properties.opacity }
    set {
      guard let old = put(newValue, in: &properties.opacity) else { return }
      didChange("opacity", from: .number(Double(old)))
    }
  }

  /// Whether overlapping parts of a translucent layer do not shine through each other.
  open var allowsGroupOpacity = true {
    didSet { Stub.layerGroupOpacity.tell(if: !allowsGroupOpacity) }
  }

  /// Whether the layer covers everything beneath it.
  open var isOpaque = false

  /// Whether the layer's back is shown.
  open var isDoubleSided = true {
    didSet { setNeedsCommit() }
  }

  /// The color behind the content.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set {
      guard let old = put(newValue, in: &properties.backgroundColor) else { return }
      didChange("backgroundColor", from: .color(old?.color))
    }
  }

  /// Sets the color behind the content to this very object, even where it looks like the one before.
  package final func setBackgroundColor(_ color: CGColor?) {
    let old = properties.backgroundColor
    guard old !== color else { return }
    properties.backgroundColor = color
    if old != color { didChange("backgroundColor", from: .color(old?.color)) }
  }

  /// The radius of the round corners.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set {
      guard let old = put(newValue, in: &properties.cornerRadius) else { return }
      didChange("cornerRadius", from: .number(old))
    }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set {
      properties.maskedCorners = newValue
      setNeedsCommit()
    }
  }

  /// The curve of the round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve }
    set {
      properties.cornerCurve = newValue
      setNeedsCommit()
    }
  }

  /// The width of the border, inside the bounds.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set {
      guard let old = put(newValue, in: &properties.borderWidth) else { return }
      didChange("borderWidth", from: .number(old))
    }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set {
      guard let old = put(newValue, in: &properties.borderColor) else { return }
      didChange("borderColor", from: .color(old?.color))
    }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set {
      guard let old = put(newValue, in: &properties.shadowColor) else { return }
      didChange("shadowColor", from: .color(old?.color))
    }
  }

  /// How opaque the shadow is.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set {
      guard let old = put(newValue, in: &properties.shadowOpacity) else { return }
      didChange("shadowOpacity", from: .number(Double(old)))
    }
  }

  /// Where the shadow is, from the layer.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set {
      guard let old = put(newValue, in: &properties.shadowOffset) else { return }
      didChange("shadowOffset", from: .size(old))
    }
  }

  /// How blurred the shadow is.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set {
      guard let old = put(newValue, in: &properties.shadowRadius) else { return }
      didChange("shadowRadius", from: .number(old))
    }
  }

  /// The shape of the shadow, where it is not the layer's.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set {
      guard let old = put(newValue, in: &properties.shadowPath) else { return }
      didChange("shadowPath", from: .path(old?.path ?? Path()))
    }
  }

  /// Whether the bounds clip what is in the layer.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set {
      properties.masksToBounds = newValue
      setNeedsCommit()
    }
  }

  /// The layer whose opaque parts are where this one is shown.
  open var mask: CALayer? {
    didSet {
      oldValue?.superlayer = nil
      mask?.superlayer = self
      setNeedsCommit()
    }
  }

  /// The filters that are applied to the layer.
  open var filters: [Any]? {
    didSet { Stub.layerFilters.tell(if: filters != nil) }
  }

  /// The filter that mixes the layer with what is behind it.
  open var compositingFilter: Any? {
    didSet { Stub.layerCompositingFilter.tell(if: compositingFilter != nil) }
  }

  /// The filters that are applied to what is behind the layer.
  open var backgroundFilters: [Any]? {
    didSet { Stub.layerBackgroundFilters.tell(if: backgroundFilters != nil) }
  }

  // MARK: Content

  /// The image that the layer shows.
  open var contents: Any? {
    didSet {
      if contents != nil { needsDisplayFlag = false }
      setNeedsCommit()
    }
  }

  /// How the content is placed in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { setNeedsCommit() }
  }

  /// Pixels of the content in a point.
  open var contentsScale: CGFloat = 1

  /// The part of the content that is shown, in fractions of its size.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set {
      guard let old = put(newValue, in: &properties.contentsRect) else { return }
      didChange("contentsRect", from: .rect(old))
    }
  }

  /// The part of the content that is stretched, in fractions of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { setNeedsCommit() }
  }

  /// How the content is made smaller.
  open var minificationFilter: CALayerContentsFilter = .linear {
    didSet {
      Stub.layerMinificationFilter.tell(if: minificationFilter == .nearest)
    }
  }

  /// How the content is made larger.
  open var magnificationFilter: CALayerContentsFilter = .linear {
    didSet { setNeedsCommit() }
  }

  /// How much the smaller copies of the content count.
  open var minificationFilterBias: Float = 0 {
    didSet { Stub.layerMinificationFilterBias.tell(if: minificationFilterBias != 0) }
  }

  /// Whether the layer is drawn into an image first.
  open var shouldRasterize = false

  /// Pixels of that image in a point.
  open var rasterizationScale: CGFloat = 1

  /// Whether the content is drawn in the background.
  open var drawsAsynchronously = false

  /// The edges that are drawn smoothly.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  {
    didSet { Stub.layerEdgeAntialiasingMask.tell(if: edgeAntialiasingMask != oldValue) }
  }

  /// Whether edges may be drawn smoothly.
  open var allowsEdgeAntialiasing = false {
    didSet { Stub.layerEdgeAntialiasing.tell(if: allowsEdgeAntialiasing) }
  }

  /// Whether the content is drawn again when the size of the bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { properties.needsDisplayOnBoundsChange }
    set { properties.needsDisplayOnBoundsChange = newValue }
  }

  /// Has the content drawn before the next frame.
  open func setNeedsDisplay() {
    needsDisplayFlag = true
    setNeedsCommit()
  }

  /// Has a part of the content drawn before the next frame.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Whether the content must be drawn.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the content now if it must be drawn.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Draws the content.
  open func display() {
    if owner == nil, let delegate {
      ask(delegate) { $0.display($1) }
    } else {
      recordContent()
    }
  }

  /// Draws the content into a context.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let context = ctx
    ask(delegate) { $0.draw($1, in: context) }
  }

  /// Draws the layer and what is in it into a context.
  open func render(in ctx: CGContext) {
    layoutIfNeeded()
    var renderer = LayerRenderer(scale: ctx.scale, time: CACurrentMediaTime(), visible: .infinite)
    renderer.renderContents(of: self)
    ctx.draw(renderer.commands)
  }

  /// Whether a change of a key has the content drawn again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Tree

  /// The layer that this one is in.
  open internal(set) weak var superlayer: CALayer?

  final var storedSublayers: [CALayer] = []
  /// Whether the sublayers' z positions follow their order.
  final var sublayersAreOrdered = true

  /// The layers in this one, back to front.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers { layer.superlayer = nil }
      storedSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
      setNeedsCommit()
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: storedSublayers.count)
  }

  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { storedSublayers.place(of: $0) } ?? 0)
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { storedSublayers.place(of: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? storedSublayers.count)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = storedSublayers.place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else if let index = superlayer.storedSublayers.place(of: self) {
      superlayer.storedSublayers.remove(at: index)
    }
    self.superlayer = nil
    superlayer.setNeedsCommit()
  }

  // MARK: Layout

  /// Has the sublayers laid out before the next frame.
  open func setNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    markAncestorsForLayout()
    setNeedsCommit()
  }

  /// Whether the sublayers must be laid out.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out the sublayers now if they must be laid out.
  open func layoutIfNeeded() {
    if !askOwner({ $0.layOutTree() }) { layoutAll() }
  }

  /// Lays out the sublayers.
  open func layoutSublayers() {
    if let delegate { ask(delegate) { $0.layoutSublayers(of: $1) } }
  }

  // MARK: Coordinates

  /// A point of another layer in the coordinates of this one.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    convert(l?.pointInRoot(p) ?? p, fromRoot: true)
  }

  /// A point of this layer in the coordinates of another.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l.map { $0.convert(pointInRoot(p), fromRoot: true) } ?? pointInRoot(p)
  }

  /// A rectangle of another layer in the coordinates of this one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// A rectangle of this layer in the coordinates of another.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transformToRoot.concatenating((l?.transformToRoot ?? .identity).inverted()))
  }

  /// A time of another layer as this one counts it.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.deviceTime(at: t) ?? t)
  }

  /// A time of this layer as another one counts it.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(t, from: self) ?? deviceTime(at: t)
  }

  /// When the layer's time begins, in seconds of its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// How many of the layer's seconds pass in one of its superlayer's; 0 has it and its animations stand still.
  open var speed: Float {
    get { timing?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  /// How many seconds are added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// How long the layer is there, in seconds.
  open var duration: CFTimeInterval = .infinity {
    didSet { Stub.layerDuration.tell(if: duration != .infinity) }
  }
  /// How often the layer's time runs.
  open var repeatCount: Float = 0 {
    didSet { Stub.layerRepeatCount.tell(if: repeatCount != 0) }
  }
  /// How long the layer's time runs again and again, in seconds.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { Stub.layerRepeatDuration.tell(if: repeatDuration != 0) }
  }
  /// Whether the layer's time also runs backwards.
  open var autoreverses = false {
    didSet { Stub.layerAutoreverses.tell(if: autoreverses) }
  }
  /// What is shown before and after the layer's time.
  open var fillMode: CAMediaTimingFillMode = .removed {
    didSet { Stub.layerFillMode.tell(if: fillMode != .removed) }
  }

  /// Whether a point of the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

  /// The frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !properties.isHidden, properties.opacity > 0 else { return nil }
    var point = properties.point(fromSuperlayer: p)
    let isInside = contains(point)
    if properties.masksToBounds, !isInside { return nil }
    let own = isInside ? self : nil
    if properties.hasSublayerTransform {
      point = point.applying(properties.sublayerTransformInPlace.inverted())
    }
    for layer in sublayersBackToFront.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return own
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll layer so that a point is at its origin.
  open func scroll(_ p: CGPoint) {}

  /// Scrolls the nearest scroll layer so that a rectangle is seen.
  open func scrollRectToVisible(_ r: CGRect) {}

  /// The part of the layer that is seen.
  open var visibleRect: CGRect { properties.bounds }

  // MARK: Changes

  /// The layer's name.
  open var name: String?

  /// What happens when properties change.
  open var actions: [String: CAAction]?

  /// Values for properties that are not set.
  open var style: [AnyHashable: Any]?

  /// What happens when a property changes, where neither the delegate nor the layer says anything.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// What happens when a property changes.
  open func action(forKey event: String) -> CAAction? {
    let action = searchedAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// The first that the search for an action finds; `NSNull` ends it with nothing to be done.
  final func searchedAction(forKey event: String) -> CAAction? {
    if let delegate {
      nonisolated(unsafe) var action: CAAction?
      ask(delegate) { action = $0.action(for: $1, forKey: event) }
      if let action { return action }
    }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }

  /// The value that a property has unless it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  func didChange(_ key: String, from old: @autoclosure () -> AnimatableValue?) {
    if owner != nil {
      Self.changeAnimator?.animate(self, key, from: old())
    } else if wasShown {
      animateImplicitly(key, from: old)
    }
    setNeedsCommit()
  }

  func setNeedsCommit() {
    if !isPresentation { RenderLoop.shared.setNeedsCommit() }
  }

  // MARK: Animations

  /// Adds an animation, in the place of the one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.copy() as! CAAnimation
    start(copy, forKey: key ?? "\(ObjectIdentifier(copy))", group: CATransaction.currentGroup)
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) {
    animations?.remove(key)?.finish(completed: false)
    if animations?.entries.isEmpty == true { animations = nil }
    setNeedsCommit()
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    let entries = animations?.entries ?? []
    animations = nil
    for entry in entries { entry.finish(completed: false) }
    setNeedsCommit()
  }

  /// The animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// The keys of the animations.
  open func animationKeys() -> [String]? { animations?.entries.map(\.key) }

  /// A copy of the layer as it is shown now.
  open func presentation() -> Self? {
    let copy = makeCopy()
    applyAnimations(to: copy, at: CACurrentMediaTime())
    copy.modelLayer = self
    copy.superlayer = superlayer
    return copy as? Self
  }

  /// The layer that this one is a presentation of, or the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  /// A layer of the same kind, as far as it is known here.
  func makeCopy() -> CALayer {
    let copy = CALayer()
    copy.update(from: self)
    return copy
  }

  /// Takes over how another layer looks.
  func update(from layer: CALayer) {
    properties = layer.properties
    content = layer.content
    contents = layer.contents
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
    magnificationFilter = layer.magnificationFilter
    needsDisplayFlag = false
  }

  /// Shows a value of a property that only this kind of layer has; says whether there is one.
  func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool { false }

  /// The value of a property that only this kind of layer has; `nil` where there is none.
  func ownValue(forKeyPath keyPath: String) -> AnimatableValue? { nil }

  // MARK: Key-value coding

  /// The value of the property with a key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the property with a key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value that a key path leads to.
  open func value(forKeyPath keyPath: String) -> Any? {
    animatableValue(forKeyPath: keyPath)?.object ?? otherValue(forKeyPath: keyPath)
  }

  /// Sets the property that a key path leads to.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let animatable = AnimatableValue(value, forKeyPath: keyPath),
      setAnimatableValue(animatable, forKeyPath: keyPath)
    {
      return
    }
    setOtherValue(value, forKeyPath: keyPath)
  }

  // MARK: Rendering

  /// Draws what is behind the content, within the bounds in the renderer's coordinates.
  func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    guard let color = properties.backgroundColor?.color, color.alpha > 0 else { return }
    guard bounds.width > 0, bounds.height > 0 else { return }
    renderer.append(.fill(renderer.shape(of: self, in: bounds), .color(color)))
  }

  /// Draws the content.
  func drawContent(into renderer: inout LayerRenderer) {
    if let content {
      renderer.draw(content, of: self)
    } else if let contents {
      drawImage(contents, into: &renderer)
    }
  }

  /// Whether there is any content that the bounds could clip.
  var hasContent: Bool { content != nil || contents != nil }

  /// Whether the layer draws outside its bounds, so that these do not tell whether it is seen.
  var drawsBeyondBounds: Bool { false }

  /// The path of a layer that shows nothing but an opaque path, in its own coordinates.
  var opaquePath: Path? { nil }

  /// Asks the delegate something, which only the main thread may do.
  private func ask(
    _ delegate: any CALayerDelegate, _ question: @MainActor (any CALayerDelegate, CALayer) -> Void
  ) {
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { question(delegate, layer) }
  }

  /// Asks the owner something, which only the main thread may do.
  /// - Returns: Whether there is an owner.
  @discardableResult
  private final func askOwner(_ question: @MainActor (any LayerOwner) -> Void) -> Bool {
    nonisolated(unsafe) let owner = owner
    guard owner != nil else { return false }
    MainActor.assumeIsolated { owner.map(question) }
    return true
  }

  /// Has the owner or the layer itself draw the content, and keeps the commands.
  package func recordContent() {
    let bounds = properties.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      content = nil
      return
    }
    nonisolated(unsafe) let context = CGContext(size: bounds.size, scale: contentsScale)
    nonisolated(unsafe) let layer = self
    if !askOwner({ $0.drawContent(of: layer, in: context) }) {
      if let delegate { ask(delegate) { $0.layerWillDraw($1) } }
      draw(in: context)
    }
    content =
      context.commands.isEmpty ? nil : LayerContent(bounds: bounds, commands: context.commands)
  }
}
