import DisplayList

/// A layer that draws a path.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayer>.
open class CAShapeLayer: CALayer {
  private struct Look {
    var path: Path?
    var fillColor: Color? = .black
    var strokeColor: Color?
    var strokeStart: Double = 0
    var strokeEnd: Double = 1
    var lineWidth: Double = 1
    var miterLimit: Double = 10
    var lineDashPhase: Double = 0

    static let animatable: [String: AnimatableProperty<Look>] = [
      "path": .path(\.path), "fillColor": .color(\.fillColor), "strokeColor": .color(\.strokeColor),
      "strokeStart": .number(\.strokeStart), "strokeEnd": .number(\.strokeEnd),
      "lineWidth": .number(\.lineWidth), "miterLimit": .number(\.miterLimit),
      "lineDashPhase": .number(\.lineDashPhase),
    ]
  }

  private var look = Look()

  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CAShapeLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { takeOver(layer) }
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The path that defines the shape.
  open var path: CGPath? {
    get { look.path.map { CGPath($0) } }
    set { change("path", \.path, to: newValue?.path) }
  }

  /// The color with which the path is filled.
  open var fillColor: CGColor? {
    get { look.fillColor.map { CGColor($0) } }
    set { change("fillColor", \.fillColor, to: newValue?.color) }
  }

  /// The color with which the path is stroked.
  open var strokeColor: CGColor? {
    get { look.strokeColor.map { CGColor($0) } }
    set { change("strokeColor", \.strokeColor, to: newValue?.color) }
  }

  /// The relative location at which to start stroking the path.
  open var strokeStart: CGFloat {
    get { look.strokeStart }
    set { change("strokeStart", \.strokeStart, to: newValue) }
  }

  /// The relative location at which to stop stroking the path.
  open var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { change("strokeEnd", \.strokeEnd, to: newValue) }
  }

  /// The line width of the path, in points.
  open var lineWidth: CGFloat {
    get { look.lineWidth }
    set { change("lineWidth", \.lineWidth, to: newValue) }
  }

  /// The miter limit with which the path is stroked.
  open var miterLimit: CGFloat {
    get { look.miterLimit }
    set { change("miterLimit", \.miterLimit, to: newValue) }
  }

  /// The dash phase with which the path is stroked.
  open var lineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { change("lineDashPhase", \.lineDashPhase, to: newValue) }
  }

  /// The dash pattern with which the path is stroked.
  open var lineDashPattern: [NSNumber]? {
    didSet { setNeedsCommit() }
  }

  /// The rule with which the path is filled.
  open var fillRule: CAShapeLayerFillRule = .nonZero {
    didSet { setNeedsCommit() }
  }

  /// The line cap style of the path.
  open var lineCap: CAShapeLayerLineCap = .butt {
    didSet { setNeedsCommit() }
  }

  /// The line join style of the path.
  open var lineJoin: CAShapeLayerLineJoin = .miter {
    didSet { setNeedsCommit() }
  }

  private func change<Value>(
    _ key: String, _ path: WritableKeyPath<Look, Value>, to value: Value
  ) {
    let old = ownValue(forKeyPath: key)
    look[keyPath: path] = value
    didChange(key, from: old)
  }

  private func takeOver(_ layer: CAShapeLayer) {
    look = layer.look
    lineDashPattern = layer.lineDashPattern
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
  }

  override func makeCopy() -> CALayer {
    let copy = CAShapeLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    if let layer = layer as? CAShapeLayer { takeOver(layer) }
  }

  override func ownValue(forKeyPath keyPath: String) -> AnimatableValue? {
    Look.animatable[keyPath]?.value(look)
  }

  override func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Look.animatable[keyPath]?.set(&look, value) ?? false
  }

  override var hasContent: Bool { look.path != nil || super.hasContent }

  override var drawsBeyondBounds: Bool { look.path != nil }

  override var opaquePath: Path? {
    guard var path = look.path, look.fillColor?.alpha == 1,
      look.strokeColor == nil || look.lineWidth == 0, layerProperties.backgroundColor == nil,
      content == nil, contents == nil
    else { return nil }
    path.usesEvenOddRule = fillRule == .evenOdd
    return path
  }

  override func drawContent(into renderer: inout LayerRenderer) {
    super.drawContent(into: &renderer)
    guard let path = look.path, !path.elements.isEmpty else { return }
    let moved = path.applying(renderer.translation)
    if let color = look.fillColor, color.alpha > 0 {
      var filled = moved
      filled.usesEvenOddRule = fillRule == .evenOdd
      renderer.append(.fill(.path(filled), .color(color)))
    }
    if let color = look.strokeColor, color.alpha > 0, look.lineWidth > 0 {
      let part = moved.trimmed(from: look.strokeStart, to: look.strokeEnd)
      guard !part.elements.isEmpty else { return }
      renderer.append(
        .stroke(
          .path(part), color,
          StrokeStyle(
            width: look.lineWidth, cap: lineCap.displayed, join: lineJoin.displayed,
            miterLimit: look.miterLimit, dash: lineDashPattern?.map(\.doubleValue) ?? [],
            dashPhase: look.lineDashPhase)))
    }
  }
}
