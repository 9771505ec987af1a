import DisplayList

/// A layer that blurs everything behind it.
package final class BackdropLayer: CALayer {
  /// The appearance of the content behind the layer.
  package struct Backdrop {
    /// The radius of the blur, in points.
    package var radius: Double
    /// The color on top of the blur.
    package var tint: Color

    /// Creates a backdrop with a blur radius in points and a color on top of the blur.
    package init(radius: Double, tint: Color) {
      self.radius = radius
      self.tint = tint
    }
  }

  /// The appearance of the content behind the layer, or `nil` if it doesn't change.
  package var backdrop: Backdrop? {
    didSet { setNeedsCommit() }
  }

  package override class func instantiate() -> CALayer { BackdropLayer() }

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
      if backdrop.radius > 0 {
        renderer.append(.backdropBlur(shape, radius: backdrop.radius))
      }
      renderer.append(.fill(shape, .color(backdrop.tint)))
    }
    super.drawBackground(bounds: bounds, into: &renderer)
  }
}
