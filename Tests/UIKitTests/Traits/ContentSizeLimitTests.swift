import Testing
import UIKit

extension OnScreen {
  /// The text sizes to which views limit their content.
  @MainActor struct ContentSizeLimitTests {
    private let screen = TestScreen()
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 100))

    init() {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Text"
      screen.view.addSubview(label)
    }

    private func choose(_ size: UIContentSizeCategory) {
      screen.change { $0.contentSizeCategory = size.rawValue }
    }

    @Test func textGrowsToTheGreatestSizeOnly() {
      label.maximumContentSizeCategory = .extraExtraLarge
      choose(.accessibilityLarge)
      #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(label.font.pointSize == 21)
      label.maximumContentSizeCategory = nil
      screen.commit()
      #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(label.font.pointSize > 30)
    }

    @Test func textShrinksToTheLeastSizeOnlyAlsoInSubviews() {
      screen.view.minimumContentSizeCategory = .large
      choose(.extraSmall)
      #expect(label.traitCollection.preferredContentSizeCategory == .large)
      #expect(label.font.pointSize == 17)
      #expect(
        label.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryL"))
      #expect(UIView().appliedContentSizeCategoryLimitsDescription.isEmpty)
    }
  }
}
