import Testing
import UIKit

extension OnScreen {
  /// Views whose fonts `UIFontMetrics` scaled, when the user changes the text size.
  @MainActor struct ScaledFontTests {
    private let screen = TestScreen()
    private let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    /// Measured: dynamic-type/scaledFont, for 20 points as body text in this category.
    private let sizeInLargest: CGFloat = 44

    private func show(_ view: UIView) {
      view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
      screen.view.addSubview(view)
      screen.commit()
    }

    private func choose(_ size: UIContentSizeCategory) {
      screen.change { $0.contentSizeCategory = size.rawValue }
    }

    @Test func aLabelFollows() {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = scaled
      label.text = "Text"
      show(label)
      choose(.accessibilityExtraLarge)
      #expect(label.font.pointSize == sizeInLargest)
      choose(.large)
      #expect(label.font == scaled)
    }

    @Test func aLabelThatDoesNotAdjustStays() {
      let label = UILabel()
      label.font = scaled
      show(label)
      choose(.accessibilityExtraLarge)
      #expect(label.font.pointSize == 20)
    }

    @Test func otherFontsStay() {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = .systemFont(ofSize: 20)
      show(label)
      choose(.accessibilityExtraLarge)
      #expect(label.font.pointSize == 20)
      label.font = scaled.withSize(20)
      choose(.large)
      #expect(label.font.pointSize == 20)
    }

    @Test func aFontGrowsUpToItsMaximum() {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 20), maximumPointSize: 30)
      show(label)
      choose(.accessibilityExtraLarge)
      #expect(label.font.pointSize == 30)
    }

    @Test func aPreferredFontKeepsItsTraits() throws {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = UIFont(descriptor: bold, size: 0)
      show(label)
      choose(.extraExtraExtraLarge)
      #expect(label.font.pointSize == 23)
      #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func aTextFieldFollows() {
      let field = UITextField()
      field.adjustsFontForContentSizeCategory = true
      field.font = scaled
      show(field)
      choose(.accessibilityExtraLarge)
      #expect(field.font?.pointSize == sizeInLargest)
    }

    @Test func allPartsOfATextViewFollow() {
      let view = UITextView()
      view.adjustsFontForContentSizeCategory = true
      let text = NSMutableAttributedString(string: "one", attributes: [.font: scaled])
      text.append(
        NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 11)]))
      view.attributedText = text
      show(view)
      choose(.accessibilityExtraLarge)
      func size(at index: Int) -> CGFloat? {
        (view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
      }
      #expect(view.font?.pointSize == sizeInLargest)
      #expect(size(at: 0) == sizeInLargest && size(at: 3) == 11)
      _ = view.textStorage
      choose(.large)
      #expect(size(at: 0) == 20 && size(at: 3) == 11)
    }

    @Test func aListContentFollows() throws {
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.textProperties.font = scaled
      content.secondaryTextProperties.font = scaled
      content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
      cell.contentConfiguration = content
      show(cell)
      choose(.accessibilityExtraLarge)
      let new = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(new.textProperties.font.pointSize == sizeInLargest)
      #expect(new.secondaryTextProperties.font == scaled)
    }

    @Test func aConfiguredButtonFollows() {
      var title = AttributedString("Title")
      title.uiKit.font = scaled
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = title
      let button = UIButton(configuration: configuration)
      show(button)
      #expect(button.titleLabel?.font.pointSize == 20)
      choose(.accessibilityExtraLarge)
      #expect(button.titleLabel?.font.pointSize == sizeInLargest)
      choose(.large)
      #expect(button.titleLabel?.font.pointSize == 20)
    }

    @Test func anArchiveKeepsTheScaling() throws {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: scaled, requiringSecureCoding: true)
      let font = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
      #expect(font == scaled && font != .systemFont(ofSize: 20))
    }
  }
}
