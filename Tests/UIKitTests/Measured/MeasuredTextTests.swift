import Testing
import UIKit

extension OnScreen {
  /// Labels, fonts, and colors, as measured on iOS 26.1.
  @MainActor struct MeasuredTextTests {
    private let screen = TestScreen()

    /// Measured: labels and fonts/label height.
    @Test(arguments: [(17, 20.333), (15, 18)] as [(CGFloat, CGFloat)])
    func aLabelsHeightIsTheLinesRoundedUpToPixels(_ size: CGFloat, _ height: CGFloat) {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
      #expect(abs(label.sizeThatFits(.zero).height - height) < 0.001)
    }

    /// Measured: labels and fonts/label width.
    @Test func aLabelsWidthIsTheTextsRoundedUpToPixels() {
      let label = UILabel()
      label.text = "Some text"
      let width = ("Some text" as NSString).size(withAttributes: [.font: label.font!]).width
      let shown = label.intrinsicContentSize.width
      #expect(abs((shown * 3).rounded() - shown * 3) < 0.001)
      #expect(shown >= width - 0.001 && shown - width < 0.334)
    }

    /// Measured: labels and fonts/capHeight, xHeight at 8 pt regular.
    @Test func lettersHaveTheMeasuredHeights() {
      let font = UIFont.systemFont(ofSize: 8)
      #expect(abs(font.capHeight - 5.63671875) < 0.0001)
      #expect(abs(font.xHeight - 4.2109375) < 0.0001)
    }

    /// Measured: labels and fonts/adjustsFontSizeToFitWidth, 20 pt in 80 pt.
    @Test(arguments: [(0.6, 12), (0.9, 18)] as [(CGFloat, Double)])
    func aTextShrinksToItsSmallestSizeBeforeItIsTruncated(_ scale: CGFloat, _ size: Double) {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 30))
      label.font = .systemFont(ofSize: 20)
      label.text = "Shrink me please, there is no room"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = scale
      screen.view.addSubview(label)
      screen.commit()
      let shown = screen.stage.texts.last
      #expect(abs((shown?.font.size ?? 0) - size) < 0.01)
      #expect(shown?.text.hasPrefix("Shrink") == true && shown?.text.hasSuffix("…") == true)
    }

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      return NSAttributedString(
        string: text, attributes: font.merging(attributes) { $1 }
      ).size().width
    }

    /// Measured: labels and fonts/.kern.
    @Test func kernIsAddedAfterEveryCharacter() {
      let without = width("AVATAR", [:])
      #expect(abs(width("AVATAR", [.kern: 2]) - without - 12) < 0.01)
    }

    /// Measured: labels and fonts/withSymbolicTraits.
    @Test func symbolicTraitsReplaceTheOldOnes() {
      let italic = UIFont.italicSystemFont(ofSize: 17).fontDescriptor
      let bold = italic.withSymbolicTraits(.traitBold)
      #expect(bold?.symbolicTraits.contains(.traitItalic) == false)
      #expect(bold?.symbolicTraits.contains(.traitBold) == true)
    }

    // MARK: Colors

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
      let parts = color.resolvedColor(with: traits).cgColor.components ?? []
      return parts.prefix(3).map { Int(($0 * 255).rounded()) }
    }

    private func traits(dark: Bool, high: Bool = false) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
        UITraitCollection(accessibilityContrast: high ? .high : .normal),
      ])
    }

    /// Documented: system colors/systemGray to systemGray6, in light and dark, and with increased
    /// contrast (Human Interface Guidelines).
    @Test(
      arguments: [
        (.systemGray, [142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]),
        (.systemGray2, [174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]),
        (.systemGray3, [199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]),
        (.systemGray4, [209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]),
        (.systemGray5, [229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]),
        (.systemGray6, [242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]),
        (.systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
        (.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
        (.systemGreen, [52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]),
        (.systemOrange, [255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]),
      ] as [(UIColor, [Int], [Int], [Int], [Int])])
    func systemColorsHaveApplesValues(
      _ color: UIColor, _ light: [Int], _ dark: [Int], _ highLight: [Int], _ highDark: [Int]
    ) {
      #expect(bytes(color, traits(dark: false)) == light)
      #expect(bytes(color, traits(dark: true)) == dark)
      #expect(bytes(color, traits(dark: false, high: true)) == highLight)
      #expect(bytes(color, traits(dark: true, high: true)) == highDark)
    }

    /// Measured: system colors/link, and tintColor without AccentColor.
    @Test func linksAreBlueAndTheTintIsToo() {
      #expect(bytes(.link, traits(dark: false)) == [0, 122, 255])
      #expect(bytes(.link, traits(dark: true)) == [9, 132, 255])
      #expect(bytes(screen.view.tintColor, traits(dark: false)) == [0, 122, 255])
    }

    /// Measured: system colors/tertiarySystemFill light, and systemFill light.
    @Test func fillsAreTranslucentGrays() {
      let light = traits(dark: false)
      #expect(bytes(.systemFill, light) == [120, 120, 128])
      #expect(abs(UIColor.systemFill.resolvedColor(with: light).cgColor.alpha - 0.2) < 0.001)
      #expect(bytes(.tertiarySystemFill, light) == [118, 118, 128])
      let alpha = UIColor.tertiarySystemFill.resolvedColor(with: light).cgColor.alpha
      #expect(abs(alpha - 0.12) < 0.001)
    }
  }
}
