import DisplayList

/// A layer that blurs what is behind it.
final class BackdropLayer: CALayer {
  struct Backdrop {
    var radius: Double
    var tint: Color
  }

  var backdrop: Backdrop? {
    didSet { setNeedsCommit() }
  }

  override class func instantiate() -> CALayer { BackdropLayer() }

  override func makeCopy() -> CALayer {
    let copy = BackdropLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    backdrop = (layer as? BackdropLayer)?.backdrop
  }

  override func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    if let backdrop, bounds.width > 0, bounds.height > 0 {
      let shape = renderer.shape(of: self, in: bounds)
      renderer.append(.backdropBlur(shape, radius: backdrop.radius))
      renderer.append(.fill(shape, .color(backdrop.tint)))
    }
    super.drawBackground(bounds: bounds, into: &renderer)
  }
}
