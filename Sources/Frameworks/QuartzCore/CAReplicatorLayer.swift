import DisplayList
import Stubs

/// A layer that shows copies of its sublayers, each with a different transform, time offset, and
/// color.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>.
open class CAReplicatorLayer: CALayer {
  private struct Look {
    var transform = CATransform3DIdentity
    var delay: CFTimeInterval = 0
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    static let animatable: [String: AnimatableProperty<Look>] = [
      "instanceDelay": .number(\.delay), "instanceColor": .color(\.color),
      "instanceRedOffset": .number(\.redOffset), "instanceGreenOffset": .number(\.greenOffset),
      "instanceBlueOffset": .number(\.blueOffset), "instanceAlphaOffset": .number(\.alphaOffset),
    ]
    .merging(AnimatableProperty.structure("instanceTransform", \.transform, .transform)) { $1 }
  }

  private var look = Look()

  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer {
    registeredInstance ?? CAReplicatorLayer()
  }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { takeOver(layer) }
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of copies, including the sublayers themselves.
  open var instanceCount = 1 {
    didSet { setNeedsCommit() }
  }

  /// A Boolean value that determines whether the copies keep their depth.
  open var preservesDepth = false {
    didSet { Stub.replicatorPreservesDepth.report(if: preservesDepth) }
  }

  /// The delay of each copy's animations relative to the previous copy, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { look.delay }
    set { change("instanceDelay", \.delay, to: newValue) }
  }

  /// The transform of each copy relative to the previous one, around the center of the layer.
  open var instanceTransform: CATransform3D {
    get { look.transform }
    set {
      newValue.reportPerspective()
      change("instanceTransform", \.transform, to: newValue)
    }
  }

  /// The color that the first copy's colors are multiplied by.
  open var instanceColor: CGColor? {
    get { look.color }
    set { change("instanceColor", \.color, to: newValue) }
  }

  /// The number added to the red component of the color for each copy.
  open var instanceRedOffset: Float {
    get { look.redOffset }
    set { change("instanceRedOffset", \.redOffset, to: newValue) }
  }

  /// The number added to the green component of the color for each copy.
  open var instanceGreenOffset: Float {
    get { look.greenOffset }
    set { change("instanceGreenOffset", \.greenOffset, to: newValue) }
  }

  /// The number added to the blue component of the color for each copy.
  open var instanceBlueOffset: Float {
    get { look.blueOffset }
    set { change("instanceBlueOffset", \.blueOffset, to: newValue) }
  }

  /// The number added to the alpha component of the color for each copy.
  open var instanceAlphaOffset: Float {
    get { look.alphaOffset }
    set { change("instanceAlphaOffset", \.alphaOffset, to: newValue) }
  }

  private func change<Value>(
    _ key: String, _ path: WritableKeyPath<Look, Value>, to value: Value
  ) {
    let old = ownValue(forKeyPath: key)
    look[keyPath: path] = value
    didChange(key, from: old)
  }

  private func takeOver(_ layer: CAReplicatorLayer) {
    look = layer.look
    instanceCount = layer.instanceCount
  }

  override func makeCopy() -> CALayer {
    let copy = CAReplicatorLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    if let layer = layer as? CAReplicatorLayer { takeOver(layer) }
  }

  override func ownValue(forKeyPath keyPath: String) -> AnimatableValue? {
    Look.animatable[keyPath]?.value(look)
  }

  override func showOwn(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    Look.animatable[keyPath]?.set(&look, value) ?? false
  }

  override var copies: [LayerCopy]? {
    guard instanceCount > 0 else { return [] }
    let center = CGPoint(x: layerProperties.bounds.midX, y: layerProperties.bounds.midY)
    let step = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(look.transform.affine)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    let first = look.color?.color ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
    var transform = CGAffineTransform.identity
    return (0..<instanceCount).map { index in
      defer { transform = transform.concatenating(step) }
      return LayerCopy(
        transform: transform, delay: Double(index) * look.delay,
        color: first.adding(
          Float(index), red: look.redOffset, green: look.greenOffset, blue: look.blueOffset,
          alpha: look.alphaOffset))
    }
  }
}

/// The differences between a copy of the sublayers and the original.
struct LayerCopy {
  /// The transform in the coordinates of the layer that shows the copy.
  let transform: CGAffineTransform
  /// The delay of animations, in seconds.
  let delay: CFTimeInterval
  /// The color to multiply colors by.
  let color: Color
}

extension Color {
  fileprivate func adding(
    _ factor: Float, red: Float, green: Float, blue: Float, alpha: Float
  ) -> Color {
    func unit(_ value: Float) -> Float { min(max(value, 0), 1) }
    return Color(
      red: unit(self.red + factor * red), green: unit(self.green + factor * green),
      blue: unit(self.blue + factor * blue), alpha: unit(self.alpha + factor * alpha))
  }
}
