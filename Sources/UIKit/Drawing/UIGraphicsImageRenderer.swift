/// What an image that is drawn is like.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that an image can hold.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range>.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the device likes.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels in a point.
  open var scale: CGFloat = UITraitCollection.deviceTraits.displayScale
  /// Whether nothing of it is transparent.
  open var opaque = false
  /// The colours that it can hold.
  open var preferredRange = Range.automatic

  /// Creates the format that suits the device.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What a drawing is like.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat>.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Creates the format that suits the device.
  public override required init() {
    super.init()
  }

  /// The area that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// The format that suits the device.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the device.
  open class func preferred() -> Self { self.init() }

  /// The format itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place to draw into.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext>.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// What the drawing is like.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
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

  /// Draws a one point wide frame inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a one point wide frame inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.setBlendMode(.normal)
  }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A place to draw an image into.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(commands: cgContext.commands, size: cgContext.size, scale: cgContext.scale)
  }
}

/// Makes drawings.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrenderer>.
open class UIGraphicsRenderer: NSObject {
  /// What the drawings are like.
  public let format: UIGraphicsRendererFormat
  let bounds: CGRect

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    format.bounds = bounds
    super.init()
  }
}

/// Makes images from what is drawn.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private var imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images that show an area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Creates a renderer of images that show an area.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image of what a closure draws.
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

  /// What a closure draws, as a PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What a closure draws, as a JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// Begins to draw an image.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)>.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image; a scale of 0 is the screen's.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)>.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.deviceTraits.displayScale
  let context = CGContext(size: size, scale: scale)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  GraphicsStack.push(context)
}

/// The image that was drawn so far.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()>.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.map {
    UIImage(commands: $0.commands, size: $0.size, scale: $0.scale)
  }
}

/// Ends the image that was begun last.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()>.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
