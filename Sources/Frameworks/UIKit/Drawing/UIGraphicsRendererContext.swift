/// The context in which a renderer draws.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext>.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  open var cgContext: CGContext { storedContext }
  private let storedContext: CGContext
  /// The properties of the drawing.
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    storedContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.setBlendMode(.normal)
  }

  /// Draws a one-point-wide frame inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a one-point-wide frame inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.setBlendMode(.normal)
  }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
