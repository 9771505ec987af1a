import DisplayList

/// An object that draws content and animates it.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayer>.
open class CALayer: NSObject {
  var model = LayerProperties()
  /// The view whose layer this is.
  nonisolated(unsafe) weak var view: UIView?
  /// The commands that draw the layer's own content, once recorded.
  var content: LayerContent?
  var animations: LayerAnimations?
  private(set) var needsDisplayFlag = true
  private(set) var needsLayoutFlag = false
  /// Whether a layer below needs layout.
  private(set) var subtreeNeedsLayout = false
  private var additionalValues: [String: Any] = [:]
  private weak var storedDelegate: (any CALayerDelegate)?
  /// The layer that this one is a presentation of.
  var modelLayer: CALayer?
  /// Whether a frame showed the layer, after which changes of a layer without view are animated.
  var wasShown = false

  /// Creates a layer.
  public override required init() {
    super.init()
  }

  /// Creates a copy of a layer, which shows it during an animation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    model = layer.model
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
    get { storedDelegate ?? view }
    set { storedDelegate = newValue === view ? nil : newValue }
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates that it shows.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      guard newValue != old else { return }
      model.bounds = newValue
      didChange("bounds", from: old)
      if newValue.size != old.size { sizeDidChange(from: old.size) }
    }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { model.position }
    set {
      let old = model.position
      guard newValue != old else { return }
      model.position = newValue
      didChange("position", from: old)
    }
  }

  /// The point of the bounds, in fractions of their size, that the position is of.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      let old = model.anchorPoint
      guard newValue != old else { return }
      model.anchorPoint = newValue
      didChange("anchorPoint", from: old)
    }
  }

  /// Where the layer is among its siblings, towards the viewer.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set {
      let old = model.zPosition
      guard newValue != old else { return }
      model.zPosition = newValue
      superlayer?.sublayersAreOrdered = false
      didChange("zPosition", from: old)
    }
  }

  /// Where the anchor point is, towards the viewer.
  open var anchorPointZ: CGFloat {
    get { model.anchorPointZ }
    set { model.anchorPointZ = newValue }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { model.transform }
    set {
      let old = model.transform
      guard newValue != old else { return }
      model.transform = newValue
      didChange("transform", from: old)
    }
  }

  /// The transform about the anchor point, in the plane.
  open func affineTransform() -> CGAffineTransform { model.transform.affine }

  /// Sets the transform about the anchor point, in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// The transform of the sublayers.
  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set {
      let old = model.sublayerTransform
      guard newValue != old else { return }
      model.sublayerTransform = newValue
      didChange("sublayerTransform", from: old)
    }
  }

  /// The rectangle that the layer covers, in the superlayer's coordinates.
  open var frame: CGRect {
    get { model.frame }
    set {
      let size =
        model.hasTransform
        ? CGRect(origin: .zero, size: newValue.size)
          .applying(model.transform.affine.inverted()).size
        : CGSize(width: abs(newValue.width), height: abs(newValue.height))
      let frame = newValue.standardized
      position = CGPoint(
        x: frame.minX + model.anchorPoint.x * frame.width,
        y: frame.minY + model.anchorPoint.y * frame.height)
      bounds = CGRect(origin: model.bounds.origin, size: size)
    }
  }

  /// Whether the geometry of the sublayers is upside down.
  open var isGeometryFlipped = false

  /// The smallest size that holds the layer's content.
  open func preferredFrameSize() -> CGSize { model.bounds.size }

  private func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if model.needsDisplayOnBoundsChange { setNeedsDisplay() }
    if let view { MainActor.assumeIsolated { view.boundsSizeDidChange(from: old) } }
  }

  // MARK: Look

  /// Whether the layer and what is in it is not shown.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      let old = model.isHidden
      guard newValue != old else { return }
      model.isHidden = newValue
      didChange("hidden", from: old)
    }
  }

  /// How opaque the layer and what is in it is.
  open var opacity: Float {
    get { model.opacity }
    set {
      let old = model.opacity
      guard newValue != old else { return }
      model.opacity = newValue
      didChange("opacity", from: old)
    }
  }

  /// Whether overlapping parts of a translucent layer do not shine through each other.
  open var allowsGroupOpacity = true

  /// Whether the layer covers everything beneath it.
  open var isOpaque = false

  /// Whether the layer's back is shown.
  open var isDoubleSided = true

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set {
      let old = model.backgroundColor
      guard newValue != old else { return }
      model.backgroundColor = newValue
      didChange("backgroundColor", from: old)
    }
  }

  /// The radius of the round corners.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set {
      let old = model.cornerRadius
      guard newValue != old else { return }
      model.cornerRadius = newValue
      didChange("cornerRadius", from: old)
    }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set {
      model.maskedCorners = newValue
      setNeedsCommit()
    }
  }

  /// The curve of the round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve }
    set {
      model.cornerCurve = newValue
      setNeedsCommit()
    }
  }

  /// The width of the border, inside the bounds.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set {
      let old = model.borderWidth
      guard newValue != old else { return }
      model.borderWidth = newValue
      didChange("borderWidth", from: old)
    }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { model.borderColor }
    set {
      let old = model.borderColor
      guard newValue != old else { return }
      model.borderColor = newValue
      didChange("borderColor", from: old)
    }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { model.shadowColor }
    set {
      let old = model.shadowColor
      guard newValue != old else { return }
      model.shadowColor = newValue
      didChange("shadowColor", from: old)
    }
  }

  /// How opaque the shadow is.
  open var shadowOpacity: Float {
    get { model.shadowOpacity }
    set {
      let old = model.shadowOpacity
      guard newValue != old else { return }
      model.shadowOpacity = newValue
      didChange("shadowOpacity", from: old)
    }
  }

  /// Where the shadow is, from the layer.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set {
      let old = model.shadowOffset
      guard newValue != old else { return }
      model.shadowOffset = newValue
      didChange("shadowOffset", from: old)
    }
  }

  /// How blurred the shadow is.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set {
      let old = model.shadowRadius
      guard newValue != old else { return }
      model.shadowRadius = newValue
      didChange("shadowRadius", from: old)
    }
  }

  /// The shape of the shadow, where it is not the layer's.
  open var shadowPath: CGPath? {
    get { model.shadowPath }
    set {
      let old = model.shadowPath
      guard newValue != old else { return }
      model.shadowPath = newValue
      didChange("shadowPath", from: old)
    }
  }

  /// Whether the bounds clip what is in the layer.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set {
      model.masksToBounds = newValue
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
  open var filters: [Any]?

  /// The filter that mixes the layer with what is behind it.
  open var compositingFilter: Any?

  /// The filters that are applied to what is behind the layer.
  open var backgroundFilters: [Any]?

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
    get { model.contentsRect }
    set {
      let old = model.contentsRect
      guard newValue != old else { return }
      model.contentsRect = newValue
      didChange("contentsRect", from: old)
    }
  }

  /// The part of the content that is stretched, in fractions of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { setNeedsCommit() }
  }

  /// How the content is made smaller.
  open var minificationFilter: CALayerContentsFilter = .linear

  /// How the content is made larger.
  open var magnificationFilter: CALayerContentsFilter = .linear

  /// How much the smaller copies of the content count.
  open var minificationFilterBias: Float = 0

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

  /// Whether edges may be drawn smoothly.
  open var allowsEdgeAntialiasing = false

  /// Whether the content is drawn again when the size of the bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { model.needsDisplayOnBoundsChange }
    set { model.needsDisplayOnBoundsChange = newValue }
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

  /// Whether the content is to be drawn.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the content now if it is to be drawn.
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Draws the content.
  open func display() {
    if view == nil, let delegate {
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
    var renderer = LayerRenderer(scale: ctx.scale)
    renderer.renderContents(of: self)
    for command in renderer.commands { ctx.draw(command) }
  }

  /// Whether a change of a key has the content drawn again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Tree

  /// The layer that this one is in.
  open internal(set) weak var superlayer: CALayer?

  private(set) final var storedSublayers: [CALayer] = []
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
    insert(layer, at: sibling.flatMap { storedSublayers.firstIndex(of: $0) } ?? 0)
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { storedSublayers.firstIndex(of: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? storedSublayers.count)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = storedSublayers.firstIndex(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else if let index = superlayer.storedSublayers.firstIndex(where: { $0 === self }) {
      superlayer.storedSublayers.remove(at: index)
    }
    self.superlayer = nil
    superlayer.setNeedsCommit()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    var index = index
    if layer.superlayer === self, let place = storedSublayers.firstIndex(where: { $0 === layer }) {
      storedSublayers.remove(at: place)
      if place < index { index -= 1 }
    } else {
      layer.removeFromSuperlayer()
    }
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.superlayer = self
    sublayersAreOrdered = false
    if layer.needsLayoutFlag || layer.subtreeNeedsLayout { layer.markAncestorsForLayout() }
    setNeedsCommit()
  }

  /// The sublayers in the order in which they are drawn.
  final var sublayersBackToFront: [CALayer] {
    if sublayersAreOrdered { return storedSublayers }
    if storedSublayers.allSatisfy({ $0.model.zPosition == 0 }) {
      sublayersAreOrdered = true
      return storedSublayers
    }
    return storedSublayers.enumerated()
      .sorted {
        ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset)
      }
      .map(\.element)
  }

  // MARK: Layout

  /// Has the sublayers laid out before the next frame.
  open func setNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    markAncestorsForLayout()
    setNeedsCommit()
  }

  private func markAncestorsForLayout() {
    var ancestor = superlayer
    while let layer = ancestor, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      ancestor = layer.superlayer
    }
  }

  /// Whether the sublayers are to be laid out.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out the sublayers now if they are to be laid out.
  open func layoutIfNeeded() {
    var root = self
    while let superlayer = root.superlayer, superlayer.needsLayoutFlag { root = superlayer }
    root.layoutSubtree()
  }

  /// Lays out this layer and those in it that are to be laid out, outermost first.
  final func layoutSubtree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for layer in storedSublayers { layer.layoutSubtree() }
    mask?.layoutSubtree()
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
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// A time of this layer as another one counts it.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      point = current.model.pointInSuperlayer(point)
      layer = current.superlayer
      if let layer, layer.model.hasSublayerTransform {
        point = point.applying(layer.model.sublayerTransformInPlace)
      }
    }
    return point
  }

  private func convert(_ point: CGPoint, fromRoot: Bool) -> CGPoint {
    guard let superlayer else { return point }
    var point = superlayer.convert(point, fromRoot: true)
    if superlayer.model.hasSublayerTransform {
      point = point.applying(superlayer.model.sublayerTransformInPlace.inverted())
    }
    return model.point(fromSuperlayer: point)
  }

  private var transformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    var transform = model.transformToSuperlayer
    if superlayer.model.hasSublayerTransform {
      transform = transform.concatenating(superlayer.model.sublayerTransformInPlace)
    }
    return transform.concatenating(superlayer.transformToRoot)
  }

  /// Whether a point of the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }

  /// The frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !model.isHidden, model.opacity > 0 else { return nil }
    var point = model.point(fromSuperlayer: p)
    let isInside = contains(point)
    if model.masksToBounds, !isInside { return nil }
    let own = isInside ? self : nil
    if model.hasSublayerTransform {
      point = point.applying(model.sublayerTransformInPlace.inverted())
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
  open var visibleRect: CGRect { model.bounds }

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
    if let delegate {
      nonisolated(unsafe) var action: CAAction?
      ask(delegate) { action = $0.action(for: $1, forKey: event) }
      if let action { return action is NSNull ? nil : action }
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }

  /// The value that a property has unless it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  func didChange(_ key: String, from old: @autoclosure () -> Any?) {
    setNeedsCommit()
  }

  func setNeedsCommit() {
    RenderLoop.shared.setNeedsCommit()
  }

  /// Asks the delegate something, which only the main thread may do.
  private func ask(
    _ delegate: any CALayerDelegate, _ question: @MainActor (any CALayerDelegate, CALayer) -> Void
  ) {
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { question(delegate, layer) }
  }

  func recordContent() {
    let bounds = model.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      content = nil
      return
    }
    nonisolated(unsafe) let context = CGContext(size: bounds.size, scale: contentsScale)
    if let view {
      ask(view) { view, layer in
        guard (view as! UIView).drawsContent else { return }
        GraphicsStack.push(context)
        view.draw(layer, in: context)
        GraphicsStack.pop()
      }
    } else {
      draw(in: context)
    }
    content =
      context.commands.isEmpty ? nil : LayerContent(bounds: bounds, commands: context.commands)
  }
}
