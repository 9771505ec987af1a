import Accelerate
import Testing

/// Buffers of images' pixels, and scaling.
struct ImageBufferTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func format(_ alpha: CGImageAlphaInfo) throws -> vImage_CGImageFormat {
    try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: space,
        bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue)))
  }

  /// Returns an image with colors, which aren't multiplied by the alpha.
  private func image(_ pixels: [[UInt8]], width: Int) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(pixels.joined()) as NSData))
    return try #require(
      CGImage(
        width: width, height: pixels.count / width, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  private func bytes(_ buffer: vImage_Buffer) -> [UInt8] {
    (0..<Int(buffer.height)).flatMap { y in
      (0..<Int(buffer.width) * 4).map {
        buffer.data.load(fromByteOffset: y * buffer.rowBytes + $0, as: UInt8.self)
      }
    }
  }

  @Test(arguments: [
    (CGImageAlphaInfo.first, [51, 200, 100, 0]), (.last, [200, 100, 0, 51]),
    (.premultipliedFirst, [51, 40, 20, 0]), (.noneSkipLast, [40, 20, 0, 255]),
  ])
  func aBufferHasTheOrderOfItsFormat(_ alpha: CGImageAlphaInfo, _ expected: [UInt8]) throws {
    let image = try image([[200, 100, 0, 51]], width: 1)
    let buffer = try vImage_Buffer(cgImage: image, format: format(alpha))
    defer { buffer.free() }
    #expect(buffer.size == CGSize(width: 1, height: 1))
    #expect(bytes(buffer) == expected)
    let copy = try vImage_Buffer(
      cgImage: buffer.createCGImage(format: format(alpha)), format: format(alpha))
    defer { copy.free() }
    #expect(bytes(copy) == expected)
  }

  @Test func theFunctionsOfCAllocateAndReadPixels() throws {
    let image = try image([[1, 2, 3, 255], [4, 5, 6, 255]], width: 2)
    var format = try format(.last)
    var buffer = vImage_Buffer()
    #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, image, 0) == kvImageNoError)
    defer { free(buffer.data) }
    #expect(bytes(buffer) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(buffer.rowBytes % 16 == 0)
    var error = kvImageInternalError
    let copy = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &error)
    #expect(error == kvImageNoError)
    #expect(copy?.takeRetainedValue().width == 2)
  }

  @Test func otherFormatsAreErrors() throws {
    let image = try image([[1, 2, 3, 255]], width: 1)
    let gray = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 8, colorSpace: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: 0)))
    #expect(throws: vImage.Error.invalidImageFormat) {
      try vImage_Buffer(cgImage: image, format: gray)
    }
    #expect(throws: vImage.Error.invalidParameter) {
      try vImage_Buffer(width: 0, height: 3, bitsPerPixel: 32)
    }
    #expect(throws: vImage.Error.memoryAllocationError) {
      try vImage_Buffer(width: .max / 64, height: .max / 64, bitsPerPixel: 32)
    }
  }

  @Test(arguments: [0, kvImageHighQualityResampling])
  func aSmallerImageHasTheAverageColors(flags: Int) throws {
    let row: [[UInt8]] = [[0, 0, 0, 255], [200, 200, 200, 255]]
    let image = try image(Array(repeating: row.map { $0 }, count: 8).flatMap { $0 }, width: 4)
    var source = try vImage_Buffer(cgImage: image, format: format(.last))
    var target = try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 32)
    defer {
      source.free()
      target.free()
    }
    #expect(vImageScale_ARGB8888(&source, &target, nil, vImage_Flags(flags)) == kvImageNoError)
    let pixel = bytes(target)
    #expect(abs(Int(pixel[0]) - 100) < 3 && pixel[0] == pixel[2] && pixel[3] == 255)
  }

  @Test func aLargerImageIsInterpolated() throws {
    let image = try image([[255, 0, 0, 255], [255, 200, 0, 255]], width: 2)
    var source = try vImage_Buffer(cgImage: image, format: format(.last))
    var target = try vImage_Buffer(width: 4, height: 2, bitsPerPixel: 32)
    defer {
      source.free()
      target.free()
    }
    vImageScale_ARGB8888(&source, &target, nil, 0)
    let green = stride(from: 1, to: 32, by: 4).map { bytes(target)[$0] }
    #expect(green == [0, 50, 150, 200, 0, 50, 150, 200])
  }
}
