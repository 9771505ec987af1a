import Foundation

/// A Core Foundation dictionary.
public typealias CFDictionary = NSDictionary

/// A drawing that can be drawn repeatedly into other contexts.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cglayer>.
public final class CGLayer {
  /// The size of the layer, in points.
  public let size: CGSize

  /// The context for drawing the layer's contents.
  public let context: CGContext?

  /// Creates a layer with a size for drawing into a context, ignoring `auxiliaryInfo`.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(size: size, scale: context.scale)
  }
}

extension CGContext {
  /// Draws a layer, scaled to fit a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let commands = layer.context?.commands, !commands.isEmpty else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    draw(commands)
    restoreGState()
  }

  /// Draws a layer with its corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
