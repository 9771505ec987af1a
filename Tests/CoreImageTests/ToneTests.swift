import CoreImage
import Testing

@testable import CoreImage

/// Filters that change tones, blend images, and make patterns.
struct ToneTests {
  private func apply(
    _ name: String, _ values: [String: Any] = [:], to rows: [[[UInt8]]]
  ) throws -> [[UInt8]] {
    pixels(try image(rows).applyingFilter(name, parameters: values))
  }

  private let tones: [(name: String, values: [String: Any], color: [UInt8], expected: [UInt8])] = [
    ("CIGammaAdjust", ["inputPower": 2], [200, 100, 50], [157, 39, 10]),
    ("CIWhitePointAdjust", [kCIInputColorKey: CIColor.red], [200, 100, 50], [200, 0, 0]),
    (
      "CIColorClamp", ["inputMaxComponents": CIVector(x: 0.5, y: 1, z: 1, w: 1)], [200, 100, 50],
      [128, 100, 50]
    ),
    ("CIColorPosterize", ["inputLevels": 2], [200, 100, 50], [255, 0, 0]),
    ("CIMaximumComponent", [:], [200, 100, 50], [200, 200, 200]),
    ("CIMinimumComponent", [:], [200, 100, 50], [50, 50, 50]),
    ("CIFalseColor", [:], [255, 255, 255], [255, 230, 204]),
    ("CIFalseColor", [:], [0, 0, 0], [77, 0, 0]),
    ("CIPhotoEffectTonal", [:], [128, 128, 128], [128, 128, 128]),
  ]

  @Test func tonesChange() throws {
    for (name, values, color, expected) in tones {
      let result = try apply(name, values, to: [[color]])[0]
      let distances = zip(result, expected + [255]).map { abs(Int($0) - Int($1)) }
      #expect(distances.allSatisfy { $0 <= 1 }, "\(name): \(result)")
    }
  }

  @Test func paleColorsGetMoreSaturation() throws {
    let pale = try apply("CIVibrance", ["inputAmount": 1], to: [[[140, 120, 120]]])[0]
    #expect(Int(pale[0]) - Int(pale[1]) > 30)
    #expect(
      try apply("CIVibrance", ["inputAmount": 1], to: [[[255, 0, 0]]]) == [[255, 0, 0, 255]])
  }

  @Test func curvesUndoEachOther() throws {
    let source = try image([[[10, 100, 250]]])
    let there = source.applyingFilter("CILinearToSRGBToneCurve")
    #expect(pixels(there)[0] != [10, 100, 250, 255])
    #expect(
      pixels(there.applyingFilter("CISRGBToneCurveToLinear")) == [[10, 100, 250, 255]])
  }

  @Test(arguments: ["Chrome", "Fade", "Instant", "Process", "Tonal", "Transfer"])
  func photoEffectsChangeColors(name: String) throws {
    let result = try apply("CIPhotoEffect\(name)", to: [[[200, 100, 50]]])
    #expect(result != [[200, 100, 50, 255]])
  }

  @Test(
    arguments: [
      ("CIMultiplyBlendMode", [78, 20, 0]), ("CIScreenBlendMode", [222, 130, 255]),
      ("CIOverlayBlendMode", [188, 39, 255]), ("CIDarkenBlendMode", [100, 50, 0]),
      ("CILightenBlendMode", [200, 100, 255]), ("CIDifferenceBlendMode", [100, 50, 255]),
      ("CIMultiplyCompositing", [78, 20, 0]), ("CIAdditionCompositing", [255, 150, 255]),
      ("CIMaximumCompositing", [200, 100, 255]), ("CIMinimumCompositing", [100, 50, 0]),
      ("CISourceAtopCompositing", [100, 50, 0]), ("CISourceInCompositing", [100, 50, 0]),
      ("CISourceOutCompositing", [0, 0, 0]),
    ] as [(String, [UInt8])])
  func imagesAreBlended(_ name: String, _ expected: [UInt8]) throws {
    let background = try image([[[200, 100, 255]]])
    let result = try apply(
      name, [kCIInputBackgroundImageKey: background], to: [[[100, 50, 0]]])
    #expect(Array(result[0].prefix(3)) == expected)
    #expect(result[0][3] == (name == "CISourceOutCompositing" ? 0 : 255))
  }

  @Test func aMaskShowsPartsOfTwoImages() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = try image([[[200, 0, 0], [200, 0, 0]]])
    filter.backgroundImage = try image([[[0, 0, 100], [0, 0, 100]]])
    filter.maskImage = try image([[[255, 255, 255], [0, 0, 0]]])
    #expect(pixels(try #require(filter.outputImage)) == [[200, 0, 0, 255], [0, 0, 100, 255]])
    let alpha = try image([[[128, 128, 128]]]).applyingFilter("CIMaskToAlpha")
    #expect(pixels(alpha)[0][3] == 128)
  }

  @Test func anImageFadesToAnother() throws {
    let filter = CIFilter.dissolveTransition()
    filter.inputImage = try image([[[0, 100, 200]]])
    filter.targetImage = try image([[[200, 100, 0]]])
    filter.time = 0.25
    #expect(pixels(try #require(filter.outputImage)) == [[50, 100, 150, 255]])
  }

  @Test func gradientsAndPatternsAreInfinite() throws {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = .zero
    gradient.point1 = CGPoint(x: 4, y: 0)
    gradient.color0 = .black
    gradient.color1 = .white
    let line = try #require(gradient.outputImage)
    #expect(line.extent.isInfinite)
    let row = CGRect(x: -1, y: 0, width: 6, height: 1)
    #expect(pixels(line, row).map { $0[0] } == [0, 32, 96, 159, 223, 255])
    let stripes = CIFilter.stripesGenerator()
    stripes.center = .zero
    stripes.width = 2
    #expect(
      pixels(try #require(stripes.outputImage), row).map { $0[0] } == [0, 255, 255, 0, 0, 255])
    let squares = CIFilter.checkerboardGenerator()
    squares.center = .zero
    squares.width = 1
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      pixels(try #require(squares.outputImage), square).map { $0[0] } == [0, 255, 255, 0])
    let circle = CIFilter.radialGradient()
    circle.center = .zero
    let colors = pixels(
      try #require(circle.outputImage), CGRect(x: 0, y: 0, width: 101, height: 1))
    #expect(colors[0][0] == 255 && colors[100][0] == 0 && colors[50][0] > colors[80][0])
  }

  @Test func aSmallerImageHasAverages() throws {
    let filter = CIFilter.lanczosScaleTransform()
    filter.inputImage = try image([[[0, 0, 0], [200, 0, 0], [50, 0, 0], [150, 0, 0]]])
    filter.scale = 1
    filter.aspectRatio = 0.5
    let result = try #require(filter.outputImage)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(pixels(result).map { $0[0] } == [100, 100])
  }

  @Test func edgesAreBrightAndSharp() throws {
    let rows: [[[UInt8]]] = [[[50, 50, 50], [50, 50, 50], [150, 150, 150], [150, 150, 150]]]
    let edges = try apply("CIEdges", to: rows).map { $0[0] }
    #expect(edges == [0, 100, 100, 0])
    let sharp = try apply("CISharpenLuminance", ["inputSharpness": 1], to: rows).map { $0[0] }
    #expect(sharp[1] < 50 && sharp[2] > 150)
  }

  @Test func lightFallsOffAroundAPlace() throws {
    let filter = CIFilter.vignetteEffect()
    filter.inputImage = try image([Array(repeating: [100, 100, 100], count: 9)])
    filter.center = CGPoint(x: 0, y: 0)
    filter.radius = 3
    filter.falloff = 1
    let row = pixels(try #require(filter.outputImage)).map { $0[0] }
    #expect(row[0] == 100 && row[4] < 100 && row[8] == 0)
  }

  /// The widths of the bars are those of the standard: start, "A", check, stop.
  @Test func aBarcodeHasTheBarsOfItsCharacters() throws {
    let barcode = try #require(Barcode(Data("A".utf8)))
    func bars(_ widths: String) -> String {
      widths.enumerated().map { index, width in
        String(repeating: index.isMultiple(of: 2) ? "#" : " ", count: width.wholeNumberValue ?? 0)
      }.joined()
    }
    #expect(
      barcode.columns.map { $0 ? "#" : " " }.joined()
        == ["211214", "111323", "131123", "2331112"].map(bars).joined())
    // Digits are pairs in set C.
    #expect(Barcode(Data("123456".utf8))?.columns.count == 11 * 5 + 13)
    #expect(Barcode(Data("ab12345".utf8))?.columns.count == 11 * 9 + 13)
    #expect(Barcode(Data("ü".utf8)) == nil)
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    #expect(
      filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 46 + 20, height: 32 + 20))
  }
}
