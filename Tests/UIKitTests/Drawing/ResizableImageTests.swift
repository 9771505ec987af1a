import Testing
import UIKit

@testable import UIKitCore

/// The way in which an image with cap insets fills a larger rectangle.
@MainActor struct ResizableImageTests {
  private let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// An image that's red at the edges, with a middle that's blue on the left and green on the
  /// right.
  private let image = UIImage.drawn(CGSize(width: 30, height: 30)) { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 10, y: 10, width: 5, height: 10))
    UIColor.green.setFill()
    context.fill(CGRect(x: 15, y: 10, width: 5, height: 10))
  }

  /// Returns the colors at positions in the middle row of an image that's drawn 70 points wide.
  private func colors(_ image: UIImage, at places: [CGFloat]) -> [UIColor?] {
    let drawn = UIImage.drawn(CGSize(width: 70, height: 70)) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 70, height: 70))
    }
    return places.map { drawn.color(atX: $0, y: 35) }
  }

  @Test func theMiddleIsRepeated() {
    let tiled = image.resizableImage(withCapInsets: insets)
    #expect(
      colors(tiled, at: [5, 12, 17, 22, 27, 52, 57, 65])
        == [.red, .blue, .green, .blue, .green, .blue, .green, .red])
  }

  @Test func theMiddleIsStretched() {
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(
      colors(stretched, at: [5, 12, 30, 40, 57, 65]) == [.red, .blue, .blue, .green, .green, .red])
  }

  @Test func aPartOfAnImageIsStretched() {
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    #expect(
      colors(image.stretched(at: third), at: [5, 12, 30, 40, 57, 65])
        == [.red, .blue, .blue, .green, .green, .red])
    let middle = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(
      colors(image.stretched(at: middle), at: [5, 12, 50, 57, 65])
        == [.red, .blue, .green, .green, .red])
    #expect(image.stretched(at: CGRect(x: 0, y: 0, width: 1, height: 1)).capInsets == .zero)
    #expect(image.stretched(at: CGRect(x: 2, y: 0, width: 1, height: 1)).capInsets == .zero)
    let corner = image.stretched(at: CGRect(x: 1, y: 0, width: 1, height: 1)).capInsets
    #expect(corner == UIEdgeInsets(top: 0, left: 29, bottom: 0, right: 0))
  }

  @Test func withoutEdgesTheWholeImageIsRepeated() {
    let tiled = image.resizableImage(withCapInsets: .zero)
    #expect(colors(tiled, at: [5, 25, 35, 65]) == [.red, .red, .red, .red])
    let drawn = UIImage.drawn(CGSize(width: 70, height: 70)) { _ in
      tiled.draw(in: CGRect(x: 0, y: 0, width: 70, height: 70))
    }
    #expect(
      [12, 17, 42, 47].map { drawn.color(atX: $0, y: 45) } == [.blue, .green, .blue, .green])
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func nothingShowsBetweenThePartsOfAnImage(_ mode: UIImage.ResizingMode) {
    let red = UIImage.plain(.red, side: 30).resizableImage(
      withCapInsets: insets, resizingMode: mode)
    let drawn = UIImage.drawn(CGSize(width: 100, height: 70)) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 70))
      red.draw(in: CGRect(x: 5.25, y: 4.25, width: 80.5, height: 60.5))
    }
    for x in 7..<84 { #expect(drawn.color(atX: CGFloat(x), y: 35) == .red, "\(x)") }
    for y in 6..<63 { #expect(drawn.color(atX: 45, y: CGFloat(y)) == .red, "\(y)") }
  }

  @Test func anOrdinaryImageIsStretchedAsAWhole() {
    #expect(colors(image, at: [5, 20, 25, 40, 50]) == [.red, .red, .blue, .green, .red])
  }

  @Test func anImageOfBytesIsRepeatedToo() throws {
    let bytes = try #require(image.pngData().flatMap { UIImage(data: $0) })
    let tiled = bytes.resizableImage(withCapInsets: insets)
    #expect(colors(tiled, at: [5, 22, 27, 65]) == [.red, .blue, .green, .red])
  }
}
