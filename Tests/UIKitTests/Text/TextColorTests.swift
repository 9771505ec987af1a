import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The look of the parts of an attributed string that don't specify any.
  ///
  /// Apple's documentation of `attributedText` says that `font`, `textColor`, and the other
  /// properties reflect the attributes at the start of the string; what a part doesn't specify comes
  /// from the control.
  @MainActor struct TextColorTests {
    private let screen = TestScreen()
    private let frame = CGRect(x: 0, y: 100, width: 300, height: 60)

    /// “one” in blue and large, and “two” without attributes.
    private var text: NSAttributedString {
      let text = NSMutableAttributedString(
        string: "one",
        attributes: [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 30)])
      text.append(NSAttributedString(string: "two"))
      return text
    }

    private func show(_ view: UIView) { screen.view.addSubview(view) }

    private func run(_ text: String) -> TextRun? {
      screen.commit()
      return screen.stage.texts.first { $0.text.contains(text) }
    }

    private let blue = Color(red: 0, green: 0, blue: 1)
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func aLabelDrawsTextWithoutAColorInItsOwn() {
      let label = UILabel(frame: frame)
      label.textColor = .red
      label.font = .systemFont(ofSize: 20)
      label.attributedText = text
      show(label)
      #expect(run("one")?.color == blue && run("one")?.font.size == 30)
      #expect(run("two")?.color == red && run("two")?.font.size == 20)
      #expect(label.textColor == .blue && label.font.pointSize == 30)
      label.attributedText = NSAttributedString(string: "three")
      #expect(run("three")?.color == red && run("three")?.font.size == 20)
      #expect(label.textColor == .red && label.font.pointSize == 20)
    }

    @Test func plainTextKeepsTheLookOfTheFirstCharacter() {
      let label = UILabel(frame: frame)
      label.attributedText = text
      label.text = "plain"
      show(label)
      #expect(run("plain")?.color == blue && run("plain")?.font.size == 30)
      let view = UITextView(frame: frame)
      view.attributedText = text
      view.text = "other"
      show(view)
      #expect(run("other")?.color == blue && run("other")?.font.size == 30)
    }

    @Test func aLabelsColorAndFontReplaceThoseOfAllParts() {
      let label = UILabel(frame: frame)
      label.attributedText = text
      label.textColor = .red
      label.font = .systemFont(ofSize: 12)
      show(label)
      #expect(run("one")?.color == red && run("one")?.font.size == 12)
      #expect(label.textColor == .red && label.font.pointSize == 12)
    }

    @Test func aTextViewDrawsTextWithoutAColorInItsOwn() {
      let view = UITextView(frame: frame)
      view.textColor = .red
      view.font = .systemFont(ofSize: 20)
      view.attributedText = text
      show(view)
      #expect(run("one")?.color == blue)
      #expect(run("two")?.color == red && run("two")?.font.size == 20)
      #expect(view.textColor == .blue && view.font?.pointSize == 30)
    }

    @Test func textTypedInPlaceOfAllKeepsTheLookOfTheFirstCharacter() {
      let view = UITextView(frame: frame)
      view.attributedText = text
      show(view)
      view.becomeFirstResponder()
      view.selectAll(nil)
      view.deleteBackward()
      view.insertText("new")
      #expect(run("new")?.color == blue && run("new")?.font.size == 30)
    }

    @Test func aFieldDrawsTextWithoutAColorInItsOwn() {
      let field = UITextField(frame: frame)
      field.textColor = .red
      field.attributedText = text
      show(field)
      #expect(run("one")?.color == blue && run("two")?.color == red)
    }

    @Test func aButtonDrawsTextWithoutAColorInItsTitleColor() {
      let button = UIButton(type: .custom)
      button.frame = frame
      button.setTitleColor(.red, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.setAttributedTitle(text, for: .normal)
      show(button)
      #expect(run("one")?.color == blue && run("two")?.color == red)
      #expect(run("two")?.font.size == 15)
      button.setTitleColor(.green, for: .normal)
      #expect(run("two")?.color == Color(red: 0, green: 1, blue: 0))
      #expect(run("two")?.font.size == 15)
    }

    @Test func linksWithoutAColorHaveTheLinkColor() throws {
      let url = try #require(URL(string: "https://example.org"))
      let text = NSMutableAttributedString(string: "link", attributes: [.link: url])
      text.append(NSAttributedString(string: "rest"))
      let label = UILabel(frame: frame)
      let view = UITextView(frame: frame)
      let field = UITextField(frame: frame)
      label.textColor = .red
      view.textColor = .red
      field.textColor = .red
      label.attributedText = text
      view.attributedText = text
      field.attributedText = text
      let link = UIColor.link.resolved(with: screen.view.traitCollection).displayed
      for shown in [label, view, field] {
        show(shown)
        #expect(run("link")?.color == link && run("rest")?.color == red, "\(type(of: shown))")
        shown.removeFromSuperview()
      }
    }

    /// As people reported it of iOS; the values are from our collection of such reports.
    @Test func aLabelsAlignmentAndLineBreaksAreInItsText() throws {
      func style(_ label: UILabel, at place: Int = 0) -> NSParagraphStyle? {
        label.attributedText?.attribute(.paragraphStyle, at: place, effectiveRange: nil)
          as? NSParagraphStyle
      }
      let centered = NSMutableParagraphStyle()
      centered.alignment = .center
      centered.lineSpacing = 3
      let label = UILabel(frame: frame)
      let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: centered])
      text.append(NSAttributedString(string: "b"))
      label.attributedText = text
      #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
      label.lineBreakMode = .byTruncatingTail
      #expect(
        style(label)?.lineBreakMode == .byTruncatingTail && style(label)?.alignment == .center)
      #expect(style(label)?.lineSpacing == 3)
      label.textAlignment = .right
      #expect(style(label)?.alignment == .right && style(label, at: 1)?.alignment == .right)
      #expect(style(label, at: 1)?.lineBreakMode == .byTruncatingTail)
      let plain = UILabel()
      plain.text = "c"
      plain.textAlignment = .center
      #expect(style(plain)?.alignment == .center)
      #expect(style(plain)?.lineBreakMode == .byTruncatingTail)
      #expect(centered.alignment == .center)
    }

    @Test func eachPartsFontFollowsThePreferredTextSize() {
      let label = UILabel(frame: frame)
      label.adjustsFontForContentSizeCategory = true
      let text = NSMutableAttributedString(
        string: "one", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
      text.append(
        NSAttributedString(
          string: "two", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
      label.attributedText = text
      show(label)
      #expect(run("one")?.font.size == 28 && run("two")?.font.size == 13)
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryXXXL" }
      #expect(run("one")?.font.size == 34 && run("two")?.font.size == 19)
    }
  }
}
