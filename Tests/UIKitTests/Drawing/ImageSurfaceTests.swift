import Foundation
import Testing
import UIKit

extension OnScreen {
  /// Orientations, animations, and configurations of images, as apps use them.
  @MainActor struct ImageSurfaceTests {
    private let screen = TestScreen()

    /// An image that's red at the top left, green at the top right, blue at the bottom left, and
    /// white at the bottom right.
    private var quarters: UIImage {
      UIImage.drawn(CGSize(width: 20, height: 40)) { context in
        for (color, x, y) in [
          (UIColor.red, 0.0, 0.0), (.green, 10, 0), (.blue, 0, 20), (.white, 10, 20),
        ] {
          color.setFill()
          context.fill(CGRect(x: x, y: y, width: 10, height: 20))
        }
      }
    }

    private func oriented(_ orientation: UIImage.Orientation) throws -> UIImage {
      UIImage(cgImage: try #require(quarters.cgImage), scale: 1, orientation: orientation)
    }

    /// Returns the colors of the quarters of a drawn image, row by row from the top left.
    private func shown(_ image: UIImage) -> [UIColor?] {
      let (right, bottom) = (image.size.width - 3, image.size.height - 3)
      return [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { x, y in
        image.color(atX: x, y: y)
      }
    }

    private func corners(of view: UIView) -> [UIColor?] {
      let frame = view.frame
      return [
        (frame.minX + 3, frame.minY + 3), (frame.maxX - 3, frame.minY + 3),
        (frame.minX + 3, frame.maxY - 3), (frame.maxX - 3, frame.maxY - 3),
      ].map { x, y in
        screen.stage.color(at: CGPoint(x: x, y: y)).map {
          UIColor(
            red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: 1)
        }
      }
    }

    @Test func anImageIsTurnedByItsOrientation() throws {
      #expect(shown(try oriented(.up)) == [.red, .green, .blue, .white])
      #expect(shown(try oriented(.down)) == [.white, .blue, .green, .red])
      #expect(shown(try oriented(.right)) == [.blue, .red, .white, .green])
      #expect(shown(try oriented(.left)) == [.green, .white, .red, .blue])
      #expect(shown(try oriented(.upMirrored)) == [.green, .red, .white, .blue])
      #expect(shown(try oriented(.downMirrored)) == [.blue, .white, .red, .green])
      #expect(shown(try oriented(.leftMirrored)) == [.red, .blue, .green, .white])
      #expect(shown(try oriented(.rightMirrored)) == [.white, .green, .blue, .red])
    }

    @Test func anImageOnItsSideIsAsWideAsItWasHigh() throws {
      #expect(try oriented(.right).size == CGSize(width: 40, height: 20))
      #expect(try oriented(.down).size == CGSize(width: 20, height: 40))
      #expect(try oriented(.right).imageOrientation == .right)
      let written = try #require(try oriented(.right).pngData().flatMap { UIImage(data: $0) })
      #expect(shown(written) == [.blue, .red, .white, .green])
    }

    /// Returns a JPEG file with an orientation, from 1 to 8, in its Exif data.
    private func file(_ orientation: UInt8) throws -> Data {
      let jpeg = try #require(quarters.jpegData(compressionQuality: 1))
      let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
        + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      return jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)
    }

    @Test(arguments: 1...8)
    func theOrientationOfAFileTurnsItsPixels(orientation: UInt8) throws {
      let image = try #require(UIImage(data: try file(orientation)))
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == 20 && pixels.height == 40)
      #expect(image.size.width == (orientation < 5 ? 20 : 40))
      let again = UIImage(cgImage: pixels, scale: 1, orientation: image.imageOrientation)
      #expect(shown(again) == shown(image))
      #expect(image.cgImage === pixels)
    }

    @Test func mirroringTwiceGivesTheImageBack() throws {
      let image = try oriented(.right)
      let mirrored = image.withHorizontallyFlippedOrientation()
      #expect(mirrored.imageOrientation == .leftMirrored)
      #expect(shown(mirrored) == [.red, .blue, .green, .white])
      #expect(mirrored != image)
      #expect(mirrored.withHorizontallyFlippedOrientation() == image)
    }

    @Test func anImageIsMirroredInALayoutFromRightToLeft() {
      let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      let view = UIImageView(image: quarters.imageFlippedForRightToLeftLayoutDirection())
      view.frame.origin = CGPoint(x: 100, y: 300)
      screen.view.addSubview(view)
      screen.commit()
      #expect(corners(of: view) == [.red, .green, .blue, white])
      view.traitOverrides.layoutDirection = .rightToLeft
      view.setNeedsDisplay()
      screen.commit()
      #expect(corners(of: view) == [.green, .red, white, .blue])
    }

    // MARK: Animation

    private func plain(_ color: UIColor) -> UIImage { .plain(color, side: 10) }

    @Test func anAnimatedImageMovesAsSoonAsItIsShown() throws {
      let image = try #require(
        UIImage.animatedImage(with: [plain(.red), plain(.green)], duration: 2))
      #expect(image.images?.count == 2)
      #expect(image.duration == 2)
      #expect(image.size == CGSize(width: 10, height: 10))
      let view = UIImageView(image: image)
      view.frame.origin = CGPoint(x: 100, y: 300)
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.isAnimating)
      #expect(corners(of: view).first == .red)
      screen.advance(1.1)
      #expect(corners(of: view).first == .green)
      view.image = plain(.blue)
      screen.commit()
      #expect(!view.isAnimating)
      #expect(corners(of: view).first == .blue)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      #expect(plain(.red).images == nil)
    }

    // MARK: Preparing

    @Test func thumbnailsAreMadeInTheBackground() async {
      let image = quarters
      let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
      #expect(small?.size == CGSize(width: 5, height: 10))
      let prepared = await image.byPreparingForDisplay()
      #expect(prepared == image)
      let called = await withCheckedContinuation { continuation in
        image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { thumbnail in
          continuation.resume(returning: thumbnail?.size)
        }
      }
      #expect(called == CGSize(width: 5, height: 10))
    }

    // MARK: Configuration

    @Test func configurationsLoseOneValueAtATime() {
      let whole = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
      #expect(
        whole.configurationWithoutScale()
          == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
      #expect(
        whole.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large)
      )
      #expect(
        whole.configurationWithoutWeight()
          == UIImage.SymbolConfiguration(pointSize: 30, weight: .unspecified, scale: .large))
      let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      #expect(style.configurationWithoutTextStyle() == UIImage.SymbolConfiguration(scale: .small))
      let monochrome = UIImage.SymbolConfiguration.preferringMonochrome()
      #expect(UIImage.SymbolConfiguration.preferringMulticolor().applying(monochrome) == monochrome)
    }

    @Test func configurationsCarryTraits() {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let configuration = UIImage.SymbolConfiguration(scale: .large).withTraitCollection(dark)
      #expect(configuration.traitCollection?.userInterfaceStyle == .dark)
      #expect(configuration == UIImage.SymbolConfiguration(scale: .large))
      let plain = UIImage.Configuration(traitCollection: dark)
      #expect(plain.withTraitCollection(nil).traitCollection == nil)
      #expect(
        plain.applying(UIImage.SymbolConfiguration(scale: .large)).traitCollection === dark
          || plain.applying(nil).traitCollection?.userInterfaceStyle == .dark)
      #expect(
        UIImage.SymbolConfiguration(scale: .large).applying(plain).traitCollection?
          .userInterfaceStyle == .dark)
    }

    @Test func onlyAStringIsCopied() {
      #expect(!(quarters is any NSCopying))
    }
  }
}
