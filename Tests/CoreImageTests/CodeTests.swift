import CoreImage
import Testing

struct CodeTests {
  private func code(_ message: String) throws -> CIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(message.utf8)
    filter.correctionLevel = "H"
    return try #require(filter.outputImage)
  }

  @Test func theSmallestCodeHasAMargin() throws {
    let image = try code("A")
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let all = pixels(image)
    #expect(all[0] == [255, 255, 255, 255])
    #expect(all[24] == [0, 0, 0, 255])
  }

  @Test(arguments: ["HELLO", "https://example.com/?a=ü", "€ 12,50"])
  func codesAreRead(message: String) throws {
    let large = try code(message).transformed(by: CGAffineTransform(scaleX: 8, y: 8))
      .transformed(by: CGAffineTransform(translationX: 40, y: 60))
    let photo = large.composited(over: CIImage(color: .white))
      .cropped(to: CGRect(x: 0, y: 0, width: 400, height: 400))
    let detector = try #require(
      CIDetector(
        ofType: CIDetectorTypeQRCode, context: nil,
        options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    let features = detector.features(in: photo)
    let found = try #require(features.first as? CIQRCodeFeature)
    #expect(features.count == 1)
    #expect(found.messageString == message)
    #expect(large.extent.contains(found.bounds))
    #expect(found.topLeft.y > found.bottomLeft.y && found.topRight.x > found.topLeft.x)
  }

  @Test func imagesWithoutCodesHaveNoFeatures() throws {
    let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil)
    #expect(detector?.features(in: try image([[[1, 2, 3]]])).isEmpty == true)
  }

  @Test(arguments: [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText])
  func otherDetectorsAreNil(type: String) {
    #expect(CIDetector(ofType: type, context: nil) == nil)
  }
}
