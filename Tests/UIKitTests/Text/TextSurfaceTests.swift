import Testing
import UIKit

extension OnScreen {
  /// The guarantees that Apple's declarations of text and fonts give code that uses them.
  @MainActor struct TextSurfaceTests {
    private let screen = TestScreen()

    @Test func aTextStyleKnowsItsMetrics() {
      let metrics = UIFont.TextStyle.title1.metrics
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      #expect(
        metrics.scaledValue(for: 28, compatibleWith: large)
          == UIFontMetrics(forTextStyle: .title1).scaledValue(for: 28, compatibleWith: large))
      #expect(metrics.scaledValue(for: 28, compatibleWith: large) > 28)
    }

    @Test func fontsAndSymbolsHaveTheSameWeights() {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      for weight in weights { #expect(weight.symbolWeight().fontWeight() == weight) }
      #expect(UIFont.Weight.bold.symbolWeight() == .bold)
      #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }

    @Test func classesOfFontsAreInTheTopBits() {
      let classes: [UIFontDescriptor.SymbolicTraits] = [
        .classOldStyleSerifs, .classTransitionalSerifs, .classModernSerifs, .classClarendonSerifs,
        .classSlabSerifs, .classFreeformSerifs, .classSansSerif, .classOrnamentals, .classScripts,
        .classSymbolic,
      ]
      #expect(classes.map { $0.rawValue >> 28 } == [1, 2, 3, 4, 5, 7, 8, 9, 10, 12])
      for one in classes { #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(one)) }
    }

    @Test func aTextViewUsesTheContainerThatItIsGiven() {
      let container = NSTextContainer(size: CGSize(width: 100, height: 100))
      container.lineFragmentPadding = 20
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      #expect(view.textContainer === container)
      view.text = "Text"
      let start = view.caretRect(for: view.beginningOfDocument).minX
      #expect(start >= 19 && start <= 21)
      #expect(UITextView().textContainer !== container)
    }

    @Test func aParagraphStyleKeepsHowItsLinesEnd() throws {
      let style = NSMutableParagraphStyle()
      #expect(style.lineBreakStrategy == [])
      style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
      style.usesDefaultHyphenation = true
      let copy = try #require(style.copy() as? NSParagraphStyle)
      #expect(copy.lineBreakStrategy == [.pushOut, .hangulWordPriority])
      #expect(copy.usesDefaultHyphenation)
      #expect(copy == style)
      style.lineBreakStrategy = .standard
      #expect(copy != style)
      #expect(UILabel().lineBreakStrategy == .standard)
    }

    @Test func dataDetectorsAreBits() {
      let view = UITextView()
      #expect(view.dataDetectorTypes == [])
      view.dataDetectorTypes = [.link, .phoneNumber]
      #expect(view.dataDetectorTypes.rawValue == 3)
      #expect(UIDataDetectorTypes.all.contains(.physicalValue))
    }

    @Test func attributesComeBackFromTheOtherKindOfString() {
      var text = AttributedString("Text")
      text.strokeWidth = 2
      text.strokeColor = .red
      text.obliqueness = 0.5
      text.expansion = 0.25
      text.ligature = 0
      text.textEffect = .letterpressStyle
      let other = NSAttributedString(text)
      #expect(other.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? CGFloat == 2)
      #expect(AttributedString(other) == text)
    }

    @Test func rulesOfPasswordsAreCopied() {
      let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      #expect(rules.copy() as? UITextInputPasswordRules === rules)
    }
  }
}
