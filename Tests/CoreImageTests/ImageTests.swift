import CoreImage
import Testing
import UIKit

struct ImageTests {
  private let rows: [[[UInt8]]] = [[[255, 0, 0], [0, 255, 0]], [[0, 0, 255], [9, 9, 9]]]

  @Test func theOriginIsAtTheBottomLeft() throws {
    let part = try image(rows).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(part.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels(part) == [[0, 0, 255, 255]])
  }

  @Test func imagesAreMovedAndTurned() throws {
    let moved = try image(rows).transformed(by: CGAffineTransform(translationX: 5, y: 0))
    #expect(moved.extent == CGRect(x: 5, y: 0, width: 2, height: 2))
    #expect(pixels(moved).first == [255, 0, 0, 255])
    let turned = try image(rows).transformed(
      by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0))
    #expect(pixels(turned).first == [0, 255, 0, 255])
  }

  @Test func colorsSurviveTheWorkingSpace() throws {
    let source = try image([(0..<256).map { [UInt8($0), 255 - UInt8($0), 7] }])
    #expect(pixels(source, isLinear: true) == pixels(source))
    let context = CIContext()
    let drawn = try #require(context.createCGImage(source, from: source.extent))
    #expect(pixels(CIImage(cgImage: drawn)) == pixels(source))
  }

  @Test func emptyAndHugeImagesAreNotDrawn() throws {
    let context = CIContext()
    #expect(context.createCGImage(CIImage.empty(), from: CIImage.empty().extent) == nil)
    let color = CIImage(color: .red)
    #expect(context.createCGImage(color, from: color.extent) == nil)
    let huge = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    #expect(context.createCGImage(color, from: huge) == nil)
  }

  @Test func filesAreWrittenAndRead() throws {
    let source = try image(rows)
    let space = CGColorSpaceCreateDeviceRGB()
    let file = CIContext().pngRepresentation(of: source, format: .RGBA8, colorSpace: space)
    let read = CIImage(data: try #require(file))
    #expect(pixels(try #require(read)) == pixels(source))
    let jpeg = try #require(CIContext().jpegRepresentation(of: source, colorSpace: space))
    #expect(CIImage(data: jpeg)?.extent == source.extent)
    #expect(CIImage(data: Data([1, 2])) == nil)
  }

  @Test func imagesOfUIKitKeepTheirSource() throws {
    let source = try image(rows)
    let shown = UIImage(ciImage: source)
    #expect(shown.ciImage === source)
    #expect(shown.size == CGSize(width: 2, height: 2))
    #expect(pixels(try #require(CIImage(image: shown))) == pixels(source))
    let plain = UIImage(cgImage: try #require(source.cgImage))
    #expect(plain.ciImage == nil)
    #expect(pixels(try #require(CIImage(image: plain))) == pixels(source))
  }
}
