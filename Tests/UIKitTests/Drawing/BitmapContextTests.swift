import Testing
import UIKit

@testable import UIKitCore

/// Contexts that draw into an app's memory, and the bytes of images.
struct BitmapContextTests {
  private static func context(
    _ bytes: UnsafeMutableRawPointer?, _ alpha: CGImageAlphaInfo, order: CGBitmapInfo = [],
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), bytesPerRow: Int = 0
  ) -> CGContext? {
    CGContext(
      data: bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: alpha.rawValue | order.rawValue)
  }

  @Test func pixelsAreThereAsSoonAsTheyAreDrawn() throws {
    var bytes = [UInt8](repeating: 0, count: 16)
    let context = try #require(Self.context(&bytes, .premultipliedLast))
    context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // The origin is in the bottom-left corner.
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    bytes[0] = 0
    bytes[1] = 255
    bytes[3] = 255
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(bytes == [0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0])
    #expect(context.makeImage()?.dataProvider?.data == Data(bytes) as NSData)
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes == [UInt8](repeating: 0, count: 16))
  }

  @Test func componentsLieAsAsked() throws {
    let color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1).cgColor
    let cases: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
      (.premultipliedLast, [], [255, 51, 0, 255]),
      (.premultipliedFirst, [], [255, 255, 51, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 51, 255, 255]),
      (.noneSkipLast, .byteOrder32Big, [255, 51, 0, 255]),
      (.premultipliedLast, .byteOrder32Little, [255, 0, 51, 255]),
    ]
    for (alpha, order, pixel) in cases {
      let context = try #require(Self.context(nil, alpha, order: order))
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let data = try #require(context.data)
      let bytes = (0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) }
      #expect(bytes == pixel, "\(alpha) \(order)")
    }
    #expect(Self.context(nil, .last) == nil && Self.context(nil, .none) == nil)
    #expect(Self.context(nil, .premultipliedLast, bytesPerRow: 4) == nil)
  }

  @Test func translucentPixelsAreMultiplied() throws {
    let context = try #require(Self.context(nil, .premultipliedLast))
    context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.4).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let data = try #require(context.data)
    #expect(data.load(as: UInt8.self) == 102 && data.load(fromByteOffset: 3, as: UInt8.self) == 102)
    #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32)
  }

  @Test func grayHasOneByte() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = try #require(
      Self.context(&bytes, .none, space: CGColorSpaceCreateDeviceGray()))
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    #expect(bytes == [255, 255, 0, 0])
  }

  /// Returns an image of two by two pixels with four bytes each.
  private static func image(_ bytes: [UInt8]) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    return try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  @Test func imagesAreDrawnUpright() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255]
    let image = try Self.image(bytes)
    var copy = [UInt8](repeating: 0, count: 16)
    let context = try #require(Self.context(&copy, .premultipliedLast))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(copy == bytes)
    #expect(image.dataProvider?.data as Data? == Data(bytes))
    #expect(image.bitsPerPixel == 32 && image.alphaInfo == .noneSkipLast)
  }

  @Test func imagesCutWhatIsDrawnIntoBytesAtOnce() throws {
    let mask = try Self.image([0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    var bytes = [UInt8](repeating: 0, count: 16)
    let context = try #require(Self.context(&bytes, .premultipliedLast))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
    context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes == [0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    context.restoreGState()
    // The color is the same as before, and the origin is still in the bottom-left corner.
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes == [0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func translucentPixelsStayAsTheyAreWhereNothingIsDrawn() throws {
    var bytes: [UInt8] = [102, 51, 0, 102, 1, 1, 1, 1, 0, 0, 0, 0, 3, 2, 1, 200]
    let before = bytes
    let context = try #require(Self.context(&bytes, .premultipliedLast))
    context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes == Array(before[..<8]) + [255, 0, 0, 255] + Array(before[12...]))
  }

  @Test func imagesCutWhatIsDrawnUntilTheStateIsRestored() throws {
    let bytes: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255]
    let mask = try Self.image(bytes)
    for restores in [true, false] {
      let context = try #require(Self.context(nil, .premultipliedLast))
      context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
      context.translateBy(x: 0, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      if restores { context.restoreGState() }
      let image = try #require(context.makeImage()?.dataProvider?.data as Data?)
      #expect([UInt8](image) == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255])
    }
  }
}
