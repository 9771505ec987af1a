import DisplayList
import Stubs

/// A layer that shows a smooth transition between colors.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cagradientlayer>.
open class CAGradientLayer: CALayer {
  private var shownColors: [Color] = []
  private var shownLocations: [Double] = []
  private var shownStart = CGPoint(x: 0.5, y: 0)
  private var shownEnd = CGPoint(x: 0.5, y: 1)

  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CAGradientLayer() }

  /// Creates a copy of a layer, which shows it during an animation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { takeOver(layer) }
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colors.
  open var colors: [Any]? {
    didSet {
      let old = shownColors
      shownColors = (colors ?? []).compactMap {
        if case .color(let color)? = AnimatableValue($0) { color } else { nil }
      }
      didChange("colors", from: .colors(old))
    }
  }

  /// Where each color is, from 0 to 1.
  open var locations: [NSNumber]? {
    didSet {
      let old = shownLocations
      shownLocations = locations?.map(\.doubleValue) ?? []
      didChange("locations", from: .numbers(old))
    }
  }

  /// Where the gradient starts, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { shownStart }
    set {
      let old = shownStart
      shownStart = newValue
      didChange("startPoint", from: .point(old))
    }
  }

  /// Where the gradient ends, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { shownEnd }
    set {
      let old = shownEnd
      shownEnd = newValue
      didChange("endPoint", from: .point(old))
    }
  }

  /// Whether the gradient follows a line or circles.
  open var type: CAGradientLayerType = .axial {
    didSet { setNeedsCommit() }
  }

  private func takeOver(_ layer: CAGradientLayer) {
    shownColors = layer.shownColors
    shownLocations = layer.shownLocations
    shownStart = layer.shownStart
    shownEnd = layer.shownEnd
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

  package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    switch keyPath {
    case "colors": .colors(shownColors)
    case "locations": .numbers(shownLocations)
    case "startPoint": .point(shownStart)
    case "endPoint": .point(shownEnd)
    default: super.animatableValue(forKeyPath: keyPath)
    }
  }

  package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String)
    -> Bool
  {
    switch (keyPath, value) {
    case ("colors", .colors(let colors)): self.colors = colors.map { CGColor($0) }
    case ("locations", .numbers(let numbers)): locations = numbers.map { NSNumber(value: $0) }
    case ("startPoint", .point(let point)): startPoint = point
    case ("endPoint", .point(let point)): endPoint = point
    default: return super.setAnimatableValue(value, forKeyPath: keyPath)
    }
    return true
  }

  override func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("colors", .colors(let colors)): shownColors = colors
    case ("locations", .numbers(let numbers)): shownLocations = numbers
    case ("startPoint", .point(let point)): shownStart = point
    case ("endPoint", .point(let point)): shownEnd = point
    default: return false
    }
    return true
  }

  override func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    super.drawBackground(bounds: bounds, into: &renderer)
    guard !shownColors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let last = max(1, shownColors.count - 1)
    let stops = shownColors.enumerated().map { index, color in
      GradientStop(
        location: index < shownLocations.count
          ? shownLocations[index] : Double(index) / Double(last), color: color)
    }
    let start = point(shownStart, in: bounds)
    let end = point(shownEnd, in: bounds)
    let shape = renderer.shape(of: self, in: bounds)
    switch type {
    case .radial:
      drawRadial(
        stops, center: start, radii: (abs(end.x - start.x), abs(end.y - start.y)), shape: shape,
        into: &renderer)
    case .conic:
      Stub.gradientConic.tell()
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
