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

  /// The numbers of a picture's rows from the top, after it's turned upright from each orientation.
  @Test(arguments: [
    (CGImagePropertyOrientation.up, [[1, 2, 3], [4, 5, 6]]),
    (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.down, [[6, 5, 4], [3, 2, 1]]),
    (.downMirrored, [[4, 5, 6], [1, 2, 3]]), (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
    (.right, [[4, 1], [5, 2], [6, 3]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
    (.left, [[3, 6], [2, 5], [1, 4]]),
  ])
  func imagesAreTurnedUpright(
    _ orientation: CGImagePropertyOrientation, _ expected: [[Int]]
  ) throws {
    let numbers = try image([[1, 2, 3], [4, 5, 6]].map { row in row.map { [UInt8($0), 0, 0] } })
    for turned in [
      numbers.oriented(orientation),
      numbers.oriented(forExifOrientation: Int32(orientation.rawValue)),
    ] {
      #expect(
        turned.extent
          == CGRect(x: 0, y: 0, width: expected[0].count, height: expected.count))
      #expect(pixels(turned).map { Int($0[0]) } == Array(expected.joined()))
    }
    #expect(numbers.orientationTransform(forExifOrientation: 9) == .identity)
  }

  @Test func anOptionTurnsAnImageUpright() throws {
    let stored = UIImage(
      cgImage: try #require(try image(rows).cgImage), scale: 1, orientation: .down)
    let plain = try #require(CIImage(image: stored, options: nil))
    #expect(pixels(plain).first == [255, 0, 0, 255])
    let upright = try #require(
      CIImage(image: stored, options: [.applyOrientationProperty: true]))
    #expect(pixels(upright).first == [9, 9, 9, 255])
  }

  @Test func theEdgesOfAPartContinue() throws {
    let clamped = try image(rows).clamped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(clamped.extent.isInfinite)
    #expect(
      pixels(clamped, CGRect(x: 50, y: -9, width: 1, height: 1)) == [[255, 0, 0, 255]])
    #expect(pixels(CIImage.green, CGRect(x: 3, y: 3, width: 1, height: 1)) == [[0, 255, 0, 255]])
  }

  @Test func enlargedImagesAreSquaresOrInterpolated() throws {
    let large = CGAffineTransform(scaleX: 4, y: 4)
    let source = try image([[[0, 0, 0], [200, 0, 0]]])
    #expect(
      pixels(source.samplingNearest().transformed(by: large)).prefix(8).map { $0[0] }
        == [0, 0, 0, 0, 200, 200, 200, 200])
    let soft = source.samplingNearest().samplingLinear().transformed(by: large)
    let row = pixels(soft).prefix(8).map { $0[0] }
    #expect(row[3] > 0 && row[3] < row[4] && row[4] < 200)
  }
}
