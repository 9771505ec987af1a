import CoreGraphics

/// The format of the pixels in a buffer.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimage_cgimageformat>.
public struct vImage_CGImageFormat {
  /// The number of bits of each component.
  public var bitsPerComponent: UInt32
  /// The number of bits of each pixel.
  public var bitsPerPixel: UInt32
  /// The color space, which is sRGB if it's `nil`.
  public var colorSpace: Unmanaged<CGColorSpace>!
  /// The order of the components.
  public var bitmapInfo: CGBitmapInfo
  /// The version of this structure, which is 0.
  public var version: UInt32
  /// The ranges of the components, which are always those of the format.
  public var decode: UnsafePointer<CGFloat>!
  /// The handling of colors that the color space doesn't have.
  public var renderingIntent: CGColorRenderingIntent

  /// Creates an empty format.
  public init() {
    self.init(
      bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0,
      decode: nil,
      renderingIntent: .defaultIntent)
  }

  /// Creates a format.
  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
    bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
    renderingIntent: CGColorRenderingIntent
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
    self.version = version
    self.decode = decode
    self.renderingIntent = renderingIntent
  }

  /// Creates a format, or returns `nil` for a number of bits that isn't positive.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard let component = UInt32(exactly: bitsPerComponent), component > 0,
      let pixel = UInt32(exactly: bitsPerPixel), pixel > 0
    else { return nil }
    // The format keeps its color space, because it has no way to release it.
    self.init(
      bitsPerComponent: component, bitsPerPixel: pixel, colorSpace: .passRetained(colorSpace),
      bitmapInfo: bitmapInfo, version: 0, decode: nil, renderingIntent: renderingIntent)
  }

  /// Creates the format of an image's pixels.
  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel,
      colorSpace: space, bitmapInfo: cgImage.bitmapInfo, renderingIntent: cgImage.renderingIntent)
  }
}
