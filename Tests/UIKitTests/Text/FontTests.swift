import Testing
import UIKit

@MainActor struct FontTests {
  @Test func systemFontsHaveTheirSizesAndWeights() {
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
    #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
    #expect(UIFont.smallSystemFontSize == 12 && UIFont.buttonFontSize == 18)
    let bold = UIFont.boldSystemFont(ofSize: 20)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(bold == UIFont.systemFont(ofSize: 20, weight: .bold) || bold.pointSize == 20)
    let italic = UIFont.italicSystemFont(ofSize: 20)
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(bold.withSize(9).pointSize == 9)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func metricsAreInOrder() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight)
    #expect(font.xHeight > 0 && font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 3)
  }

  /// The size of labels with one emoji is the same as in Xcode.
  @Test(arguments: [(17.0, 23.0), (24, 27), (40, 45), (80, 86)])
  func picturesAreAsWideAsApples(_ size: Double, _ width: Double) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "😀"
    #expect(abs(label.intrinsicContentSize.width - width) <= 0.5)
  }

  /// The size of labels in these fonts is the same as in Xcode.
  @Test(arguments: [
    ("HelveticaNeue", 26.0, 31.02), ("HelveticaNeue-Bold", 36, 42.95), ("Impact", 42, 51.23),
    ("AvenirNext-Medium", 29, 39.61), ("Menlo-Regular", 40, 46.56), ("Helvetica", 17, 19.55),
  ])
  func linesAreAsHighAsInApplesFonts(_ name: String, _ size: Double, _ height: Double) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(abs(font.lineHeight - height) < 0.01)
    let label = UILabel()
    label.font = font
    label.text = "Text"
    #expect(abs(label.intrinsicContentSize.height - height) < 0.5)
    label.attributedText = NSAttributedString(string: "Text", attributes: [.font: font])
    #expect(abs(label.intrinsicContentSize.height - height) < 0.5)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveApplesSizes(_ style: UIFont.TextStyle, _ size: Double) {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize == CGFloat(size))
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: huge).pointSize > CGFloat(size))
  }

  @Test func descriptorsChangeTraitsAndSizes() {
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor
    #expect(descriptor.pointSize == 10)
    let bold = descriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(bold?.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) == true)
    #expect(descriptor.withSize(30).pointSize == 30)
    if let bold { #expect(UIFont(descriptor: bold, size: 0).pointSize == 10) }
    if let bold { #expect(UIFont(descriptor: bold, size: 44).pointSize == 44) }
    let round = descriptor.withDesign(.rounded)
    #expect(round != nil)
    let added = descriptor.addingAttributes([.size: 21.0])
    #expect(added.pointSize == 21)
    #expect(added.object(forKey: .size) as? CGFloat == 21)
    #expect(UIFontDescriptor(name: "Helvetica", size: 9).pointSize == 9)
    #expect(descriptor.withFamily("Courier").withSize(8).pointSize == 8)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize == 17)
    #expect(!descriptor.postscriptName.isEmpty)
  }

  @Test func namedFontsAreFoundOrNot() {
    #expect(UIFont(name: "NoSuchFontAnywhere", size: 12) == nil)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 12) != nil)
      }
    }
  }

  @Test func theSystemsFontIsNotHadByItsName() {
    let name = UIFont.systemFont(ofSize: 12).fontName
    #expect(UIFont(name: name, size: 20)?.familyName == "Times New Roman")
    #expect(UIFont(name: name, size: 20)?.pointSize == 20)
  }

  @Test func textIsMeasured() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = ("Hello" as NSString).size(withAttributes: [.font: font])
    let two = ("Hello Hello" as NSString).size(withAttributes: [.font: font])
    #expect(two.width > one.width * 2)
    #expect(abs(one.height - font.lineHeight) < 1)
    let wrapped = NSAttributedString(
      string: String(repeating: "word ", count: 20), attributes: [.font: font]
    ).boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > one.height * 6)
    let string = ("a b" as NSString).boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(string.height - one.height) < 1)
    #expect(NSAttributedString(string: "x").size().width > 0)
  }

  @Test func paragraphStylesAreCopied() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    style.lineSpacing = 3
    style.paragraphSpacing = 4
    style.lineHeightMultiple = 1.5
    style.minimumLineHeight = 10
    style.maximumLineHeight = 30
    style.headIndent = 5
    style.tailIndent = -5
    style.firstLineHeadIndent = 7
    style.baseWritingDirection = .rightToLeft
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.alignment == .center && copy?.lineSpacing == 3)
    #expect(copy?.headIndent == 5 && copy?.lineHeightMultiple == 1.5)
    #expect(copy == style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other.maximumLineHeight == 30)
    #expect((NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 0)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }
}
