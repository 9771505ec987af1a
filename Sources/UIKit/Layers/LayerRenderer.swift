import DisplayList

/// Turns a layer tree into drawing commands.
struct LayerRenderer {
  private(set) var commands: [DrawingCommand] = []
  let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws a layer and what is in it, in the layer's own coordinates.
  mutating func renderContents(of layer: CALayer) {}
}
