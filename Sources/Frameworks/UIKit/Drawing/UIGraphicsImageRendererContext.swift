/// A place to draw an image into.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(commands: cgContext.commands, size: cgContext.size, scale: cgContext.scale)
  }
}
