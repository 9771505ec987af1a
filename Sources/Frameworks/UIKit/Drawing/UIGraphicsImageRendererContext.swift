/// The context in which a renderer draws an image.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    UIImage(commands: cgContext.commands, size: cgContext.size, scale: cgContext.scale)
  }
}
