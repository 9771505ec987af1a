import Testing
import UIKit

extension OnScreen {
  /// Conversions between coordinate spaces, parts of images, and the text representation of
  /// geometry.
  @MainActor struct GeometryTests {
    @Test func geometryIsPrintedAsAppleDoes() {
      let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
      #expect("\(rect) \(rect.origin) \(rect.size)" == "(1.0, 2.5, 3.0, 4.0) (1.0, 2.5) (3.0, 4.0)")
      #expect("\([rect.size])" == "[(3.0, 4.0)]")
    }

    @Test func geometryIsKeptInDictionaries() {
      let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
      let dictionary = rect.dictionaryRepresentation
      #expect(dictionary == ["X": 1, "Y": 2.5, "Width": 3, "Height": 4])
      #expect(CGRect(dictionaryRepresentation: dictionary)?.equalTo(rect) == true)
      #expect(CGSize(dictionaryRepresentation: dictionary)?.equalTo(rect.size) == true)
      #expect(CGPoint(dictionaryRepresentation: dictionary)?.equalTo(.zero) == false)
      #expect(CGSize(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == nil)
    }

    @Test func aPartOfAnImageHasItsPixels() throws {
      let image = UIImage.drawn(CGSize(width: 20, height: 10)) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor.green.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
      }
      let whole = try #require(image.cgImage)
      let part = try #require(whole.cropping(to: CGRect(x: 8, y: 2, width: 4, height: 3)))
      #expect((part.width, part.height) == (4, 3))
      let shown = UIImage(cgImage: part)
      #expect([0, 1, 2, 3].map { shown.color(atX: $0, y: 1) } == [.red, .red, .green, .green])
      #expect(whole.cropping(to: CGRect(x: 15, y: 5, width: 100, height: 100))?.width == 5)
      #expect(whole.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
      #expect(whole.bytesPerRow == 80)
      #expect(Set([whole, whole, part]).count == 2)
    }

    @Test func placesAreConvertedToPixelsAndBack() {
      _ = UIGraphicsImageRenderer(
        size: CGSize(width: 10, height: 10),
        format: {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 3
          return format
        }()
      ).image { renderer in
        let context = renderer.cgContext
        context.translateBy(x: 1, y: 2)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 6, y: 9))
        #expect(context.convertToUserSpace(CGPoint(x: 6, y: 9)) == CGPoint(x: 1, y: 1))
        #expect(
          context.convertToDeviceSpace(CGSize(width: 2, height: 1)) == CGSize(width: 6, height: 3))
        let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
        #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
      }
    }

    @Test func spacesHaveModels() {
      #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
      #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
      #expect(CGColorSpaceModel.XYZ.rawValue == 7)
    }

    @Test func geometryIsWrittenAsTextAndRead() {
      let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
      #expect(NSCoder.string(for: rect) == "{{1.5, 2}, {3, 4}}")
      #expect(NSCoder.cgRect(for: "{{1.5, 2}, {3, 4}}") == rect)
      #expect(NSCoder.string(for: CGPoint(x: -1, y: 2)) == "{-1, 2}")
      #expect(NSCoder.cgPoint(for: "{-1, 2}") == CGPoint(x: -1, y: 2))
      #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
      let vector = CGVector(dx: 1, dy: 2)
      #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
      #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
      let reading = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: reading)) == reading)
      let offset = UIOffset(horizontal: 1, vertical: 2)
      #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
      let turn = CGAffineTransform(scaleX: 2, y: 3)
      #expect(NSCoder.string(for: turn) == "[2, 0, 0, 3, 0, 0]")
      #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
      #expect(NSCoder.cgRect(for: "nonsense") == .zero)
      #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
    }

    @Test func aGroupIsDrawnInsideOfItsRectangle() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
        let context = renderer.cgContext
        UIColor.red.setFill()
        context.beginTransparencyLayer(
          in: CGRect(x: 0, y: 0, width: 20, height: 40), auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.endTransparencyLayer()
      }
      let screen = TestScreen()
      let view = UIImageView(image: image)
      view.frame.origin = CGPoint(x: 100, y: 300)
      screen.view.backgroundColor = .white
      screen.view.addSubview(view)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 110, y: 320))?.green == 0)
      #expect(screen.stage.color(at: CGPoint(x: 130, y: 320))?.green == 1)
    }
  }
}
