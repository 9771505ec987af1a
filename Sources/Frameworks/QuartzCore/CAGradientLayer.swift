import DisplayList
import Stubs

/// A layer that draws a gradient between colors.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cagradientlayer>.
open class CAGradientLayer: CALayer {
  private struct Look {
    var colors: [Color]?
    var locations: [Double]?
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)

    static let animatable: [String: AnimatableProperty<Look>] = [
      "colors": .colors(\.colors), "locations": .numbers(\.locations),
    ]
    .merging(AnimatableProperty.structure("startPoint", \.start, .point)) { $1 }
    .merging(AnimatableProperty.structure("endPoint", \.end, .point)) { $1 }
  }

  private var look = Look()

  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CAGradientLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { takeOver(layer) }
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colors of the gradient stops.
  open var colors: [Any]? {
    get { look.colors?.map { CGColor($0) } }
    set {
      let colors = newValue?.compactMap { value -> Color? in
        if case .color(let color)? = AnimatableValue(value) { color } else { nil }
      }
      change("colors", \.colors, to: colors)
    }
  }

  /// The locations of the gradient stops, from 0 to 1.
  open var locations: [NSNumber]? {
    get { look.locations?.map { NSNumber(value: $0) } }
    set { change("locations", \.locations, to: newValue?.map(\.doubleValue)) }
  }

  /// The start point of the gradient, in the unit coordinate space of the layer.
  open var startPoint: CGPoint {
    get { look.start }
    set { change("startPoint", \.start, to: newValue) }
  }

  /// The end point of the gradient, in the unit coordinate space of the layer.
  open var endPoint: CGPoint {
    get { look.end }
    set { change("endPoint", \.end, to: newValue) }
  }

  /// The style of the gradient.
  open var type: CAGradientLayerType = .axial {
    didSet { setNeedsCommit() }
  }

  private func change<Value>(
    _ key: String, _ path: WritableKeyPath<Look, Value>, to value: Value
  ) {
    let old = ownValue(forKeyPath: key)
    look[keyPath: path] = value
    didChange(key, from: old)
  }

  private func takeOver(_ layer: CAGradientLayer) {
    look = layer.look
    type = layer.type
  }

  override func makeCopy() -> CALayer {
    let copy = CAGradientLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    if let layer = layer as? CAGradientLayer { takeOver(layer) }
  }

  override func ownValue(forKeyPath keyPath: String) -> AnimatableValue? {
    Look.animatable[keyPath]?.value(look)
  }

  override func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Look.animatable[keyPath]?.set(&look, value) ?? false
  }

  override func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    super.drawBackground(bounds: bounds, into: &renderer)
    guard let colors = look.colors, !colors.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return
    }
    let last = max(1, colors.count - 1)
    let locations = look.locations ?? []
    let stops = colors.enumerated().map { index, color in
      GradientStop(
        location: index < locations.count
          ? locations[index] : Double(index) / Double(last), color: color)
    }
    let start = point(look.start, in: bounds)
    let end = point(look.end, in: bounds)
    let shape = renderer.shape(of: self, in: bounds)
    switch type {
    case .radial:
      drawRadial(
        stops, center: start, radii: (abs(end.x - start.x), abs(end.y - start.y)), shape: shape,
        into: &renderer)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      renderer.append(
        .fill(shape, .conicGradient(center: start, angle: angle, stops: stops)))
    default:
      renderer.append(.fill(shape, .linearGradient(start: start, end: end, stops: stops)))
    }
  }

  private func point(_ fraction: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
  }

  private func drawRadial(
    _ stops: [GradientStop], center: CGPoint, radii: (CGFloat, CGFloat), shape: Shape,
    into renderer: inout LayerRenderer
  ) {
    guard radii.0 > 0, radii.1 > 0 else { return }
    if abs(radii.0 - radii.1) < 0.01 {
      renderer.append(
        .fill(shape, .radialGradient(center: center, radius: radii.0, stops: stops)))
      return
    }
    let squeeze = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: 1, y: radii.1 / radii.0)
      .translatedBy(x: -center.x, y: -center.y)
    renderer.append(.save)
    renderer.append(.clip(shape))
    renderer.append(.concatenate(squeeze.displayed))
    renderer.append(
      .fill(
        .rect(shape.bounds.applying(squeeze.inverted())),
        .radialGradient(center: center, radius: radii.0, stops: stops)))
    renderer.append(.restore)
  }
}
