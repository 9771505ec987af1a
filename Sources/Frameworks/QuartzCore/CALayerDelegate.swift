/// The methods for responding to events of a layer.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayerdelegate>.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the content of the layer.
  func display(_ layer: CALayer)

  /// Draws the content of the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the content of the layer is drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Called when the layer's sublayers must be laid out.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for an event, or `nil` to let the layer choose.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Draws the layer.
  public func display(_ layer: CALayer) {
    layer.recordContent()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Doesn't move the sublayers.
  public func layoutSublayers(of layer: CALayer) {}

  /// Lets the layer choose.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
