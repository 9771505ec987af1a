import DisplayList
import Stubs

/// A layer that emits particles, moves them, and draws them.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayer>.
open class CAEmitterLayer: CALayer {
  private struct Look {
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1

    static let animatable: [String: AnimatableProperty<Look>] = [
      "emitterZPosition": .number(\.zPosition), "birthRate": .number(\.birthRate),
      "lifetime": .number(\.lifetime), "velocity": .number(\.velocity),
      "scale": .number(\.scale), "spin": .number(\.spin),
    ]
    .merging(AnimatableProperty.structure("emitterPosition", \.position, .point)) { $1 }
    .merging(AnimatableProperty.structure("emitterSize", \.size, .size)) { $1 }
  }

  private var look = Look()
  private lazy var system = ParticleSystem(seed: seed)

  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CAEmitterLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAEmitterLayer { takeOver(layer) }
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Emitted particles

  /// The cells that are emitted.
  open var emitterCells: [CAEmitterCell]? {
    didSet { setNeedsCommit() }
  }

  /// The seed of the random numbers.
  open var seed: UInt32 = 0 {
    didSet {
      system = ParticleSystem(seed: seed)
      setNeedsCommit()
    }
  }

  /// The factor for the birth rates of the cells.
  open var birthRate: Float {
    get { look.birthRate }
    set { change("birthRate", \.birthRate, to: newValue) }
  }

  /// The factor for the lifetimes of the cells.
  open var lifetime: Float {
    get { look.lifetime }
    set { change("lifetime", \.lifetime, to: newValue) }
  }

  /// The factor for the velocities of the cells.
  open var velocity: Float {
    get { look.velocity }
    set { change("velocity", \.velocity, to: newValue) }
  }

  /// The factor for the scales of the cells.
  open var scale: Float {
    get { look.scale }
    set { change("scale", \.scale, to: newValue) }
  }

  /// The factor for the spins of the cells.
  open var spin: Float {
    get { look.spin }
    set { change("spin", \.spin, to: newValue) }
  }

  // MARK: Emitter geometry

  /// The center of the emitter, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { look.position }
    set { change("emitterPosition", \.position, to: newValue) }
  }

  /// The center of the emitter on the z-axis.
  open var emitterZPosition: CGFloat {
    get { look.zPosition }
    set { change("emitterZPosition", \.zPosition, to: newValue) }
  }

  /// The size of the emitter.
  open var emitterSize: CGSize {
    get { look.size }
    set { change("emitterSize", \.size, to: newValue) }
  }

  /// The depth of the emitter.
  open var emitterDepth: CGFloat = 0 {
    didSet { Stub.emitterDepth.report(if: emitterDepth != 0) }
  }

  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits particles.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The drawing order of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { setNeedsCommit() }
  }

  /// A Boolean value that determines whether particles keep their depth.
  open var preservesDepth = false {
    didSet { Stub.emitterPreservesDepth.report(if: preservesDepth) }
  }

  private func change<Value>(
    _ key: String, _ path: WritableKeyPath<Look, Value>, to value: Value
  ) {
    let old = ownValue(forKeyPath: key)
    look[keyPath: path] = value
    didChange(key, from: old)
  }

  private func takeOver(_ layer: CAEmitterLayer) {
    look = layer.look
    emitterCells = layer.emitterCells
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    system = layer.system
  }

  override func makeCopy() -> CALayer {
    let copy = CAEmitterLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    if let layer = layer as? CAEmitterLayer { takeOver(layer) }
  }

  override func ownValue(forKeyPath keyPath: String) -> AnimatableValue? {
    Look.animatable[keyPath]?.value(look)
  }

  override func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Look.animatable[keyPath]?.set(&look, value) ?? false
  }

  // MARK: Cells by name

  /// Returns the value at a key path, which reaches cells by their names:
  /// `emitterCells.NAME.birthRate`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cellProperty(keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(ofProperty: key)
  }

  /// Sets the value at a key path, which reaches cells by their names:
  /// `emitterCells.NAME.birthRate`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cellProperty(keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    cell.set(value, ofProperty: key)
    setNeedsCommit()
  }

  private func cellProperty(_ keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }

  // MARK: Drawing

  override var hasContent: Bool { emitterCells != nil || super.hasContent }

  override var drawsBeyondBounds: Bool { emitterCells != nil }

  override func drawContent(into renderer: inout LayerRenderer) {
    super.drawContent(into: &renderer)
    guard let cells = emitterCells else { return }
    let now = (modelLayer ?? self).localTime(at: renderer.time)
    system.advance(to: now, cells, factors) { place(&$0) }
    if look.birthRate > 0 || !system.particles.isEmpty { AnimationEngine.shared.keepMoving() }
    let isAdditive = renderMode == .additive
    if isAdditive {
      renderer.append(.beginGroup(opacity: 1, shadow: nil, blendMode: .plusLighter))
    }
    let ordered = renderMode == .oldestLast ? system.particles.reversed() : system.particles
    for particle in ordered { draw(particle, at: now, isAdditive, into: &renderer) }
    if isAdditive { renderer.append(.endGroup) }
  }

  private var factors: EmitterFactors {
    EmitterFactors(
      birthRate: Double(look.birthRate), lifetime: Double(look.lifetime),
      velocity: Double(look.velocity), scale: Double(look.scale), spin: Double(look.spin))
  }

  private func draw(
    _ particle: Particle, at now: CFTimeInterval, _ isAdditive: Bool,
    into renderer: inout LayerRenderer
  ) {
    guard case let image as CGImage = particle.cell.contents else { return }
    let color = particle.color(at: now)
    guard color.alpha > 0 else { return }
    let scale = particle.cell.contentsScale
    let part = particle.cell.contentsRect
    let size = CGSize(
      width: CGFloat(image.width) / scale * part.width,
      height: CGFloat(image.height) / scale * part.height)
    let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
    Stub.emitterImageColor.report(if: !isWhite)
    let isGroup = isAdditive || (isWhite && color.alpha < 1)
    if isGroup {
      renderer.append(
        .beginGroup(
          opacity: isWhite ? Double(color.alpha) : 1, shadow: nil,
          blendMode: isAdditive ? .plusLighter : .normal))
    }
    renderer.append(.save)
    renderer.append(
      .concatenate(
        particle.transform(at: now).concatenating(renderer.translation).displayed))
    renderer.append(
      .image(
        image.id,
        destination: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
        source: part, tint: isWhite ? nil : color,
        isSmooth: particle.cell.magnificationFilter != CALayerContentsFilter.nearest.rawValue))
    renderer.append(.restore)
    if isGroup { renderer.append(.endGroup) }
  }

  /// Returns the initial position of the next particle.
  private func place(_ random: inout ParticleRandom) -> CGPoint {
    let (center, size) = (look.position, look.size)
    switch emitterShape {
    case .line:
      let x = emitterMode == .points ? (random.unit() < 0.5 ? -0.5 : 0.5) : random.unit() - 0.5
      return CGPoint(x: center.x + x * size.width, y: center.y)
    case .rectangle, .cuboid:
      let place = placeInSquare(&random)
      return CGPoint(x: center.x + place.x * size.width, y: center.y + place.y * size.height)
    case .circle, .sphere:
      let angle = 2 * Double.pi * random.unit()
      let isInside = emitterMode == .volume || emitterMode == .surface
      let radius = size.width * (isInside ? random.unit().squareRoot() : 1)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    default: return center
    }
  }

  /// Returns a position in the unit square around the origin, according to the mode.
  private func placeInSquare(_ random: inout ParticleRandom) -> CGPoint {
    let (first, second) = (random.unit(), random.unit())
    switch emitterMode {
    case .points: return CGPoint(x: first < 0.5 ? -0.5 : 0.5, y: second < 0.5 ? -0.5 : 0.5)
    case .outline:
      let along = first - 0.5
      if second < 0.25 { return CGPoint(x: along, y: -0.5) }
      if second < 0.5 { return CGPoint(x: along, y: 0.5) }
      return CGPoint(x: second < 0.75 ? -0.5 : 0.5, y: along)
    default: return CGPoint(x: first - 0.5, y: second - 0.5)
    }
  }
}
