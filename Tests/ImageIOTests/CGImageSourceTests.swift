import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite struct CGImageSourceTests {
  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func properties(_ source: CGImageSource, _ index: Int = 0) throws -> [String: Any] {
    try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
  }

  // MARK: Animations

  @Test(
    arguments: [
      (ImageFiles.gif, "com.compuserve.gif"), (ImageFiles.apng, "public.png"),
      (ImageFiles.webp, "org.webmproject.webp"),
    ])
  func composesTheImagesOfAnimations(file: Data, type: String) throws {
    let source = try self.source(file)
    #expect(CGImageSourceGetType(source) == type)
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    // The last image needs the others, and the first must not contain it.
    for index in [2, 0, 1] {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.width == 4 && image.height == 2)
      #expect(try image.pixel(0, 0) == red)
      #expect(try image.pixel(1, 0) == (index >= 1 ? green : red))
      #expect(try image.pixel(3, 1) == (index == 2 ? blue : red))
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
  }

  @Test func readsTheDelaysOfGIFs() throws {
    let source = try self.source(ImageFiles.gif)
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let animation = try #require(whole[kCGImagePropertyGIFDictionary] as? [String: Any])
    #expect(animation[kCGImagePropertyGIFLoopCount] as? Int == 3)
    let delays = try (0..<3).map { index in
      try #require(
        properties(source, index)[kCGImagePropertyGIFDictionary] as? [String: Any])
    }
    #expect(
      delays.map { $0[kCGImagePropertyGIFUnclampedDelayTime] as? Double } == [0.05, 0.2, 0])
    #expect(delays.map { $0[kCGImagePropertyGIFDelayTime] as? Double } == [0.05, 0.2, 0.1])
  }

  @Test(
    arguments: [
      (
        ImageFiles.apng, kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGDelayTime,
        kCGImagePropertyAPNGLoopCount, 2
      ),
      (
        ImageFiles.webp, kCGImagePropertyWebPDictionary, kCGImagePropertyWebPDelayTime,
        kCGImagePropertyWebPLoopCount, 5
      ),
    ])
  func readsDelays(file: Data, name: String, delay: String, loopCount: String, count: Int) throws {
    let source = try self.source(file)
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    #expect((whole[name] as? [String: Any])?[loopCount] as? Int == count)
    let delays = try (0..<3).map { index in
      (try properties(source, index)[name] as? [String: Any])?[delay] as? Double
    }
    #expect(delays == [0.05, 0.2, 0.125])
  }

  // MARK: Photographs

  @Test func readsThePropertiesOfPhotographs() throws {
    let properties = try self.properties(source(ImageFiles.jpeg))
    #expect(properties[kCGImagePropertyPixelWidth] as? CGFloat == 16)
    #expect(properties[kCGImagePropertyPixelHeight] as? CGFloat == 8)
    #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 6)
    #expect(properties[kCGImagePropertyDPIWidth] as? Double == 72)
    let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? [String: Any])
    #expect(tiff["Make"] as? String == "Quince")
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [String: Any])
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.008)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [100])
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:01:02 03:04:05")
    let place = try #require(properties[kCGImagePropertyGPSDictionary] as? [String: Any])
    #expect(place[kCGImagePropertyGPSLatitude] as? Double == 48.5)
    #expect(place[kCGImagePropertyGPSLongitude] as? Double == 2.25)
    #expect(place[kCGImagePropertyGPSLongitudeRef] as? String == "W")
  }

  @Test func doesNotTurnImages() throws {
    let source = try self.source(ImageFiles.jpeg)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 16 && image.height == 8)
    #expect(try image.isClose(1, 4, to: red))
    #expect(try image.isClose(14, 4, to: blue))
  }

  @Test func turnsAndShrinksThumbnails() throws {
    let source = try self.source(ImageFiles.jpeg)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: CGFloat(8),
    ]
    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(image.width == 4 && image.height == 8)
    #expect(try image.isClose(2, 1, to: red))
    #expect(try image.isClose(2, 6, to: blue))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  // MARK: Incomplete and invalid data

  @Test func readsPhotographsThatAreBeingLoaded() throws {
    let file = ImageFiles.jpeg
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, file.prefix(file.count - 8) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 16)
    CGImageSourceUpdateData(source, file as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test(arguments: [ImageFiles.gif, ImageFiles.apng, ImageFiles.webp, ImageFiles.jpeg])
  func survivesDamagedFiles(file: Data) throws {
    for length in 0..<file.count {
      let shorter = try source(file.prefix(length))
      _ = CGImageSourceCopyPropertiesAtIndex(shorter, 0, nil)
      var damaged = file
      damaged[length] ^= 0xFF
      let source = try self.source(damaged)
      for index in 0..<CGImageSourceGetCount(source) {
        _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      }
    }
  }

  @Test func hasNoImagesOfOtherData() throws {
    let source = try self.source(Data("This text isn't an image.".utf8))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    let missing = URL(fileURLWithPath: "/missing.png")
    #expect(CGImageSourceCreateWithURL(missing as CFURL, nil) == nil)
  }
}
