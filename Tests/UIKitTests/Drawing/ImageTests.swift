import Testing
import UIKit

@MainActor struct ImageTests {
  private func image(_ width: CGFloat = 10, _ height: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func symbolsAreFoundByName() {
    let star = UIImage(systemName: "star.fill")
    #expect(star?.isSymbolImage == true)
    #expect(UIImage(systemName: "no.such.symbol.anywhere") == nil)
    // Apple has symbols with these names.
    #expect(UIImage(systemName: "person.text.rectangle") != nil)
    #expect(UIImage(systemName: "allergens") != nil)
    let large = star?.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 60, weight: .bold))
    #expect((large?.size.width ?? 0) > (star?.size.width ?? 99))
    let configured = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1))
    #expect((configured?.size.height ?? 0) > 20)
    #expect(configured?.symbolConfiguration != nil)
  }

  @Test func symbolConfigurationsAreCombined() {
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let weight = UIImage.SymbolConfiguration(weight: .heavy)
    let both = size.applying(weight)
    #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy)))
    #expect(
      UIImage.SymbolConfiguration(scale: .large) != UIImage.SymbolConfiguration(scale: .small))
    #expect(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12)) != .unspecified)
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .large).hash
        == UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .large).hash)
    #expect(UIImage.SymbolConfiguration(hierarchicalColor: .red) != .unspecified)
    #expect(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]) != .unspecified)
  }

  @Test func derivedImagesKeepTheOriginal() {
    let image = image()
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(image.withTintColor(.blue).size == image.size)
    #expect(
      image.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode
        == .alwaysOriginal)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: caps).capInsets == caps)
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch)
    #expect(
      image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 4).capInsets.left == 3)
    #expect(image.withAlignmentRectInsets(caps).alignmentRectInsets == caps)
    #expect(
      image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.preparingForDisplay() != nil)
    let thumbnail = image.preparingThumbnail(of: CGSize(width: 5, height: 5))
    #expect((thumbnail?.size.width ?? 99) <= 5)
    #expect(!image.description.isEmpty)
  }

  @Test func encodedImagesComeBack() throws {
    let image = image()
    let png = try #require(image.pngData())
    let back = try #require(UIImage(data: png, scale: 2))
    #expect(back.scale == 2)
    #expect(back.size.width * 2 == image.size.width * image.scale)
    let plain = try #require(back.cgImage)
    #expect(UIImage(cgImage: plain).size.width == CGFloat(plain.width))
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageTests-\(UUID().uuidString).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size.width == CGFloat(plain.width))
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: file.path)?.size.width == CGFloat(plain.width))
    #expect(UIImage(named: "NoSuchImageInThisBundle") == nil && UIImage(named: "/none.png") == nil)
  }

  @Test func imageViewsPlaceTheirImageByContentMode() {
    let view = UIImageView(image: image(), highlightedImage: image(5, 5))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    view.isHighlighted = true
    #expect(view.highlightedImage?.size.width == 5)
    view.animationImages = [image(), image()]
    view.animationDuration = 1
    view.animationRepeatCount = 1
    #expect(!view.isAnimating)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    view.image = UIImage(systemName: "star")
    view.isHighlighted = false
    #expect(view.intrinsicContentSize.width > 30)
  }

  @Test func aSymbolsOwnConfigurationComesBeforeThatOfItsPlace() {
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    let button = UIButton(type: .custom)
    button.setImage(large, for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 10, weight: .bold), forImageIn: .normal)
    let view = UIImageView(image: large)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(view.intrinsicContentSize == large?.size)
    #expect(button.intrinsicContentSize.width > 50)
  }
}
