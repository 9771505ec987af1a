/// What a layer asks its delegate.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayerdelegate>.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's content.
  func display(_ layer: CALayer)

  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Says what happens when a property changes.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Lets the layer draw.
  public func display(_ layer: CALayer) {
    layer.recordContent()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
