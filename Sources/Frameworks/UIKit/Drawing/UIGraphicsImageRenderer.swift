import AppRuntime
import Foundation

/// A renderer that creates images from an app's drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private var imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of an area, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Creates a renderer for images of an area.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images with a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images with a size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns an image of a closure's drawing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: imageFormat.scale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    if imageFormat.opaque { context.fill(bounds) }
    let renderer = UIGraphicsImageRendererContext(context, format: imageFormat)
    GraphicsStack.push(context)
    actions(renderer)
    GraphicsStack.pop()
    return renderer.currentImage
  }

  /// Returns a PNG of a closure's drawing.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a JPEG of a closure's drawing.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// Creates a context for an image and makes it the current context.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)>.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a context for an image and makes it the current context.
///
/// A scale of 0 selects the scale of the screen.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)>.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.deviceTraits.displayScale
  if !(size.width > 0 && size.height > 0) {
    raise(
      "NSInternalInconsistencyException",
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={"
        + String(format: "%g, %g}, scale=%f", size.width, size.height, scale)
        + ", bitmapInfo=\(opaque ? "0x2006" : "0x2002"). Use UIGraphicsImageRenderer to avoid this "
        + "assert.")
  }
  let context = CGContext(size: size, scale: scale)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  GraphicsStack.push(context)
}

/// Returns an image of the drawing in the current image context.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()>.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.map {
    UIImage(commands: $0.commands, size: $0.size, scale: $0.scale)
  }
}

/// Removes the current image context.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()>.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
