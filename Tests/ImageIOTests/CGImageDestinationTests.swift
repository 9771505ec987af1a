import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite struct CGImageDestinationTests {
  private func source(_ data: NSData) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data, nil))
  }

  private func image() throws -> CGImage {
    try #require(CGImageSourceCreateImageAtIndex(source(ImageFiles.jpeg as NSData), 0, nil))
  }

  private func written(_ type: String, _ properties: [CFString: Any]) throws -> NSMutableData {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try image(), properties as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    return data
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func writesPixelsAndOrientation(type: String) throws {
    let orientation = CGImagePropertyOrientation.left.rawValue
    let source = try self.source(written(type, [kCGImagePropertyOrientation: orientation]))
    #expect(CGImageSourceGetType(source) == type)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == orientation)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 16 && image.height == 8)
    #expect(try image.isClose(1, 4, to: [255, 0, 0]))
    #expect(try image.isClose(14, 4, to: [0, 0, 255]))
  }

  @Test func writesSmallerFilesWithLowerQuality() throws {
    let key = kCGImageDestinationLossyCompressionQuality
    let small = try written("public.jpeg", [key: Float(0.1)])
    #expect(try small.length < written("public.jpeg", [key: Float(1)]).length)
  }

  @Test func shrinksImages() throws {
    let data = try written("public.png", [kCGImageDestinationImageMaxPixelSize: 4])
    let image = try #require(CGImageSourceCreateImageAtIndex(source(data), 0, nil))
    #expect(image.width == 4 && image.height == 2)
  }

  @Test func writesFilesFromSources() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let destination = try #require(
      CGImageDestinationCreateWithURL(file as CFURL, "public.jpeg", 1, nil))
    CGImageDestinationAddImageFromSource(
      destination, try source(ImageFiles.jpeg as NSData), 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == 6)
  }

  @Test func requiresSupportedFormatsAndOneImage() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, try image(), nil)
    CGImageDestinationAddImage(destination, try image(), nil)
    #expect(!CGImageDestinationFinalize(destination))
  }
}
