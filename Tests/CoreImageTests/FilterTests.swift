import CoreImage
import Testing
import UIKit

struct FilterTests {
  private let red: [UInt8] = [255, 0, 0]
  private let gray: [UInt8] = [100, 100, 100]

  private func apply(_ name: String, _ values: [String: Any] = [:], to image: CIImage) -> CIImage {
    image.applyingFilter(name, parameters: values)
  }

  @Test func filtersHaveDefaultValues() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == ["inputImage", "inputIntensity"])
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(filter.outputImage == nil)
    filter.setValue(Float(0.5), forKey: kCIInputIntensityKey)
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setDefaults()
    #expect(copy.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    let slider = filter.attributes[kCIInputIntensityKey] as? [String: Any]
    #expect(slider?[kCIAttributeSliderMax] as? Double == 1)
  }

  @Test func filtersThatDoNotExistAreNil() {
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIGaussianBlur"])
  }

  @Test func typedFiltersHaveTheSameValues() throws {
    let filter = CIFilter.colorControls()
    filter.inputImage = try image([[gray]])
    filter.brightness = 0.2
    #expect(filter.value(forKey: kCIInputBrightnessKey) as? Double == Double(Float(0.2)))
    #expect(pixels(try #require(filter.outputImage)) == [[151, 151, 151, 255]])
    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    #expect((twirl.value(forKey: kCIInputCenterKey) as? CIVector)?.y == 4)
  }

  @Test func sepiaTonesAreBrown() throws {
    #expect(pixels(apply("CISepiaTone", to: try image([[gray]]))) == [[135, 120, 94, 255]])
    let none = apply("CISepiaTone", [kCIInputIntensityKey: 0], to: try image([[red]]))
    #expect(pixels(none, isLinear: true) == [[255, 0, 0, 255]])
  }

  @Test func colorsAreControlledByDocumentedFormulas() throws {
    let source = try image([[[200, 100, 50]]])
    let grayed = apply("CIColorControls", [kCIInputSaturationKey: 0], to: source)
    #expect(pixels(grayed) == [[118, 118, 118, 255]])
    let harder = apply("CIColorControls", [kCIInputContrastKey: 2], to: source)
    #expect(pixels(harder) == [[255, 73, 0, 255]])
    let brighter = apply("CIExposureAdjust", [kCIInputEVKey: 1], to: source)
    #expect(pixels(brighter) == [[255, 200, 100, 255]])
  }

  @Test func exposureDoublesTheLight() throws {
    let result = apply("CIExposureAdjust", [kCIInputEVKey: 1], to: try image([[gray]]))
    // sRGB's curve: twice the light of 100 is that of 138.
    #expect(pixels(result, isLinear: true) == [[138, 138, 138, 255]])
  }

  @Test func colorsAreInvertedAsTheyAreStored() throws {
    let inverted = apply("CIColorInvert", to: try image([[[255, 100, 0]]]))
    #expect(pixels(inverted, isLinear: true) == [[0, 155, 255, 255]])
  }

  @Test func huesAreRotated() throws {
    let turned = apply("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3], to: try image([[red]]))
    #expect(pixels(turned) == [[0, 255, 0, 255]])
  }

  @Test func aMatrixSwapsComponents() throws {
    let swapped = apply(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
      ], to: try image([[[200, 100, 50]]]))
    #expect(pixels(swapped) == [[100, 200, 50, 255]])
  }

  @Test func theAverageIsOfTheColorsOrOfTheLight() throws {
    let source = try image([[[255, 255, 255], [0, 0, 0]]])
    let average = apply(
      "CIAreaAverage", [kCIInputExtentKey: CIVector(cgRect: source.extent)], to: source)
    #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels(average) == [[128, 128, 128, 255]])
    #expect(pixels(average, isLinear: true) == [[188, 188, 188, 255]])
  }

  @Test func blursSpreadColors() throws {
    let white: [UInt8] = [255, 255, 255]
    let source = try image([[white]])
    let blurred = apply("CIGaussianBlur", [kCIInputRadiusKey: 2], to: source)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let far = source.composited(over: CIImage(color: .black))
    let row = pixels(
      apply("CIGaussianBlur", [kCIInputRadiusKey: 1], to: far),
      CGRect(x: -3, y: 0, width: 7, height: 1))
    #expect(row[3][0] > row[2][0] && row[2][0] > row[1][0] && row[2][0] == row[4][0])
    let boxes = apply("CIBoxBlur", [kCIInputRadiusKey: 1], to: far)
    #expect(pixels(boxes, CGRect(x: -2, y: 0, width: 3, height: 1)).map { $0[0] } == [0, 28, 28])
  }

  @Test func aBlurOfAClampedImageKeepsItsColor() throws {
    let blurred = try image([[gray]]).clampedToExtent().applyingGaussianBlur(sigma: 10)
    #expect(pixels(blurred, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[100, 100, 100, 255]])
  }

  @Test func squaresHaveTheAverageColor() throws {
    let source = try image([[[0, 0, 0], [100, 100, 100], [50, 50, 50]]])
    let result = apply(
      "CIPixellate", [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)], to: source)
    #expect(pixels(result).map { $0[0] } == [50, 50, 50])
  }

  @Test func edgesBecomeSharper() throws {
    let source = try image([
      [[100, 100, 100], [100, 100, 100], [200, 200, 200], [200, 200, 200]]
    ])
    let result = pixels(apply("CIUnsharpMask", [kCIInputRadiusKey: 1], to: source)).map { $0[0] }
    #expect(result[1] < 100 && result[2] > 200)
  }

  @Test func distortionsMovePixelsNearTheirCenter() throws {
    let rows = (0..<20).map { y in (0..<20).map { x in [UInt8(x * 10), UInt8(y * 10), 0] } }
    let source = try image(rows)
    for (name, key) in [
      ("CITwirlDistortion", kCIInputAngleKey), ("CIBumpDistortion", kCIInputScaleKey),
    ] {
      let values: [String: Any] = [
        kCIInputCenterKey: CIVector(x: 10, y: 10), kCIInputRadiusKey: 8, key: 0.8,
      ]
      let (before, after) = (pixels(source), pixels(apply(name, values, to: source)))
      #expect(before[0] == after[0])
      #expect(before[8 * 20 + 7] != after[8 * 20 + 7])
    }
  }

  @Test func theCornersOfAVignetteAreDarker() throws {
    let source = try image(Array(repeating: Array(repeating: gray, count: 9), count: 9))
    let result = pixels(apply("CIVignette", [kCIInputIntensityKey: 1], to: source))
    #expect(result[40] == [100, 100, 100, 255])
    #expect(result[0][0] < 50)
  }

  @Test func colorsAreDrawnOverAnImage() throws {
    let generator = try #require(CIFilter(name: "CIConstantColorGenerator"))
    generator.setValue(
      CIColor(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)), forKey: kCIInputColorKey)
    let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
    filter.setValue(generator.outputImage, forKey: kCIInputImageKey)
    filter.setValue(try image([[[0, 0, 100]]]), forKey: kCIInputBackgroundImageKey)
    let result = try #require(filter.outputImage)
    #expect(result.extent.isInfinite)
    #expect(
      pixels(result, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[128, 0, 50, 255]])
  }
}
