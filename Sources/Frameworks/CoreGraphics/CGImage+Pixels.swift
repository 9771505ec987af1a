import DisplayList
import Raster

extension CGImage {
  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The position of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }

  /// The layout of a pixel's components in the image's bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The ranges to which the components are mapped, or `nil`, because images can't be created with any.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Whether the colors between pixels are interpolated when the image is enlarged.
  public var shouldInterpolate: Bool { true }

  /// The handling of colors that a device can't display.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Whether the image's file has no alpha channel: a JPEG, or a PNG with only colors.
  var isOpaque: Bool {
    let start = [UInt8](data.prefix(26))
    guard start.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      return start.starts(with: [0xFF, 0xD8])
    }
    return start.count == 26 && (start[25] == 0 || start[25] == 2)
  }

  /// The bytes of the pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider { [self] in pixels } }

  private var pixels: CFData? {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: .rgb,
      info: bitmapInfo)
    let command = DrawingCommand.image(
      id, destination: CGRect(x: 0, y: 0, width: width, height: height),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, isSmooth: false)
    guard let layout,
      let bitmap = Bitmap(
        drawing: [command], size: CGSize(width: width, height: height), scale: 1)
    else { return nil }
    let bytes = NSMutableData(length: layout.byteCount)
    bytes.map { layout.write(bitmap, to: $0.mutableBytes) }
    return bytes
  }

  /// Creates an image from a provider's bytes, or returns `nil` for a pixel format that Core
  /// Graphics doesn't support, or for components with a size other than 8 bits.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
    guard let layout, decode == nil, let data = provider.data,
      data.length >= layout.byteCount
    else { return nil }
    self.init(layout.bitmap(at: data.bytes))
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns an image of repeated copies of this one.
  package func repeated(columns: Int, rows: Int) -> CGImage {
    guard columns > 1 || rows > 1 else { return self }
    let commands = (0..<columns * rows).map { index in
      DrawingCommand.image(
        id,
        destination: CGRect(
          x: index % columns * width, y: index / columns * height, width: width, height: height),
        source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, isSmooth: false)
    }
    let size = CGSize(width: width * columns, height: height * rows)
    return Bitmap(drawing: commands, size: size, scale: 1).map { CGImage($0) } ?? self
  }

  /// The average color of all pixels.
  package var averageColor: Color {
    let command = DrawingCommand.image(
      id, destination: CGRect(x: 0, y: 0, width: 1, height: 1),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
    let size = CGSize(width: 1, height: 1)
    guard let pixel = Bitmap(drawing: [command], size: size, scale: 1)?[0, 0] else {
      return Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return Color(
      red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255,
      alpha: Float(pixel.alpha) / 255)
  }

  /// Returns the part of the image in a rectangle, or `nil` if it would be empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let area = rect.integral.intersection(whole)
    guard area.width > 0, area.height > 0 else { return nil }
    let place = CGRect(x: -area.minX, y: -area.minY, width: whole.width, height: whole.height)
    let command = DrawingCommand.image(
      id, destination: place, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil,
      isSmooth: false)
    return Bitmap(drawing: [command], size: area.size, scale: 1).map { CGImage($0) }
  }
}

extension CGImage: Hashable {
  /// Returns whether two images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
