import CoreGraphics
import Foundation

extension vImage_Buffer {
  /// Allocates a buffer, which the app releases with `free()`.
  /// - Throws: `vImage.Error`
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard let width = vImagePixelCount(exactly: width),
      let height = vImagePixelCount(exactly: height)
    else { throw vImage.Error.invalidParameter }
    self.init()
    try vImageBuffer_Init(&self, height, width, bitsPerPixel, 0).check()
  }

  /// Allocates a buffer, which the app releases with `free()`.
  /// - Throws: `vImage.Error`
  public init(size: CGSize, bitsPerPixel: UInt32) throws {
    guard let width = Int(exactly: size.width.rounded(.down)),
      let height = Int(exactly: size.height.rounded(.down))
    else { throw vImage.Error.invalidParameter }
    try self.init(width: width, height: height, bitsPerPixel: bitsPerPixel)
  }

  /// Creates a buffer with the pixels of an image, in the image's format.
  /// - Throws: `vImage.Error`
  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else {
      throw vImage.Error.invalidImageFormat
    }
    try self.init(cgImage: cgImage, format: format, flags: options)
  }

  /// Creates a buffer with the pixels of an image, in a format with four components of 8 bits.
  /// - Throws: `vImage.Error`
  public init(
    cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws {
    self.init()
    var format = format
    try vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.flags).check()
  }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }

  /// Releases the memory that was allocated for the buffer.
  public func free() { Foundation.free(data) }

  /// Returns an image of the pixels, which have four components of 8 bits.
  /// - Throws: `vImage.Error`
  public func createCGImage(
    format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws -> CGImage {
    try image(format)
  }

  func image(_ format: vImage_CGImageFormat) throws(vImage.Error) -> CGImage {
    guard PixelOrder(format) != nil else { throw .invalidImageFormat }
    guard let pixels = PixelGrid(self), let data else { throw .nullPointerArgument }
    // The memory after the last row's pixels might not be the buffer's.
    let rowLength = pixels.width * 4
    let bytes = (0..<pixels.height).reduce(into: Data()) {
      $0.append(Data(bytes: data + $1 * rowBytes, count: rowLength))
    }
    guard let provider = CGDataProvider(data: bytes as NSData),
      let space = format.colorSpace?.takeUnretainedValue() ?? CGColorSpace(name: CGColorSpace.sRGB),
      let image = CGImage(
        width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: rowLength, space: space, bitmapInfo: format.bitmapInfo, provider: provider,
        decode: nil, shouldInterpolate: true, intent: format.renderingIntent)
    else { throw .invalidParameter }
    return image
  }
}
