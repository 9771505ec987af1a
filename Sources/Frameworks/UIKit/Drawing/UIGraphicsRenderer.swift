/// The base class of renderers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrenderer>.
open class UIGraphicsRenderer: NSObject {
  /// The properties of the drawing.
  open private(set) var format: UIGraphicsRendererFormat
  let bounds: CGRect

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    format.bounds = bounds
    super.init()
  }
}
