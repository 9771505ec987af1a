import Testing
import UIKit

extension OnScreen {
  /// Dynamic Type, as measured on iOS 26.1 on an iPhone 16 with 3 pixels per point.
  @MainActor struct DynamicTypeTests {
    private let screen = TestScreen()

    /// A style in a category, with its row of a table.
    private struct Case {
      let style: UIFont.TextStyle
      let category: UIContentSizeCategory
      let row: [CGFloat]

      var traits: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
      var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: style) }
    }

    private func cases(_ table: String) -> [Case] {
      let rows = DynamicTypeTable.rows(table)
      let count = DynamicTypeTable.categories.count
      #expect(rows.count == DynamicTypeTable.styles.count * count)
      return rows.enumerated().map { index, row in
        Case(
          style: DynamicTypeTable.styles[index / count],
          category: DynamicTypeTable.categories[index % count], row: row)
      }
    }

    /// The styles in all categories, with the numbers of a table of styles.
    private func numbers(_ table: String) -> [(Case, CGFloat)] {
      DynamicTypeTable.rows(table).enumerated().flatMap { index, row in
        zip(DynamicTypeTable.categories, row).map { category, number in
          (Case(style: DynamicTypeTable.styles[index], category: category, row: row), number)
        }
      }
    }

    /// Measured: dynamic-type/scaledValueThirds.
    @Test func valuesScaleWithTheLeadingAndAreRoundedToPixels() {
      for test in cases(DynamicTypeTable.scaledThirds) {
        for (base, thirds) in zip(DynamicTypeTable.bases, test.row) {
          let value = test.metrics.scaledValue(for: base, compatibleWith: test.traits)
          #expect(
            abs(value * 3 - thirds) < 0.001,
            "\(base) as \(test.style.rawValue), \(test.category.rawValue)")
        }
      }
    }

    /// Measured: dynamic-type/scaledFont.
    @Test func fontsScaleToWholePoints() {
      for test in cases(DynamicTypeTable.scaledFonts) {
        for (base, size) in zip(DynamicTypeTable.bases, test.row) {
          let font = UIFont.systemFont(ofSize: base)
          let scaled = test.metrics.scaledFont(for: font, compatibleWith: test.traits)
          #expect(
            scaled.pointSize == size,
            "\(base) as \(test.style.rawValue), \(test.category.rawValue)")
        }
      }
    }

    /// <https://developer.apple.com/documentation/uikit/uifontmetrics>
    @Test func fontsScaleUpToAMaximum() {
      for test in cases(DynamicTypeTable.scaledFonts) {
        for (base, size) in zip(DynamicTypeTable.bases, test.row) {
          let font = UIFont.systemFont(ofSize: base)
          let scaled = test.metrics.scaledFont(
            for: font, maximumPointSize: 20.5, compatibleWith: test.traits)
          #expect(scaled.pointSize == min(size, 20.5))
        }
      }
    }

    /// Measured: dynamic-type/scaledValueThirds, scaledFont.
    @Test func withoutTraitsTheDevicesTextSizeCounts() {
      screen.change { $0.contentSizeCategory = UIContentSizeCategory.accessibilityLarge.rawValue }
      let metrics = UIFontMetrics(forTextStyle: .footnote)
      #expect(abs(metrics.scaledValue(for: 11) * 3 - 61) < 0.001)
      let font = UIFont.systemFont(ofSize: 11)
      #expect(metrics.scaledFont(for: font).pointSize == 20)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 18).pointSize == 18)
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      #expect(metrics.scaledValue(for: 11, compatibleWith: large) == 11)
      screen.change { $0.contentSizeCategory = UIContentSizeCategory.large.rawValue }
    }

    /// Measured: dynamic-type/styles/leading. In the category `large`, a style's leading scales to
    /// itself.
    @Test func aStylesLeadingScalesToItsLeadingInEveryCategory() {
      let large = DynamicTypeTable.categories.firstIndex(of: .large)!
      for (test, leading) in numbers(DynamicTypeTable.leadings) {
        let value = test.metrics.scaledValue(for: test.row[large], compatibleWith: test.traits)
        #expect(value == leading, "\(test.style.rawValue), \(test.category.rawValue)")
      }
    }

    /// Measured: dynamic-type/styles and labels and fonts/ascender, descender, lineHeight of the
    /// system font.
    @Test func preferredFontsHaveTheMeasuredMetrics() {
      for (test, size) in numbers(DynamicTypeTable.pointSizes) {
        let font = UIFont.preferredFont(forTextStyle: test.style, compatibleWith: test.traits)
        let name = "\(test.style.rawValue), \(test.category.rawValue)"
        #expect(font.pointSize == size, "\(name)")
        #expect(abs(font.ascender - size * 1950 / 2048) < 0.0001, "\(name)")
        #expect(abs(font.descender + size * 494 / 2048) < 0.0001, "\(name)")
        #expect(abs(font.lineHeight - size * 2444 / 2048) < 0.0001, "\(name)")
        #expect(font.leading == 0, "\(name)")
        let weight: UIFont.Weight = test.style == .headline ? .semibold : .regular
        #expect(font == font.with(weight), "\(name)")
      }
    }
  }
}

extension UIFont {
  /// The same font in a weight.
  fileprivate func with(_ weight: Weight) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight.rawValue]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: 0)
  }
}
