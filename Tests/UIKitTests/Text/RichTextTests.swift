import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// Effects of text attributes other than fonts and colors.
  @MainActor struct RichTextTests {
    private let screen = TestScreen()

    private func width(_ text: String, _ style: NSParagraphStyle? = nil) -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      attributes[.paragraphStyle] = style
      return NSAttributedString(string: text, attributes: attributes).size().width
    }

    @Test func linksLookAsTheTextViewSays() throws {
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      view.linkTextAttributes = [.foregroundColor: UIColor.red]
      view.attributedText = NSAttributedString(
        string: "link", attributes: [.link: URL(string: "https://example.com")!])
      screen.view.addSubview(view)
      screen.commit()
      let run = try #require(screen.stage.texts.first { $0.text == "link" })
      #expect(run.color == Color(red: 1, green: 0, blue: 0))
    }

    @Test func tabsGoToTheirPlaces() {
      let style = NSMutableParagraphStyle()
      #expect(style.tabStops.count == 12)
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: 100),
        NSTextTab(textAlignment: .right, location: 300),
      ]
      #expect(abs(width("a\tb", style) - 100 - width("b")) < 1)
      #expect(abs(width("a\tb\twide", style) - 300) < 1)
      style.tabStops = []
      style.defaultTabInterval = 60
      #expect(abs(width("a\t\tb", style) - 120 - width("b")) < 1)
    }

    @Test func anAttachmentTakesTheRoomOfItsPicture() {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in }
      let attachment = NSTextAttachment(image: picture)
      let text = NSMutableAttributedString(attachment: attachment)
      #expect(text.string == "\u{FFFC}")
      #expect(abs(text.size().width - 30) < 1)
      #expect(text.size().height >= 50)
      attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 10)
      #expect(abs(NSAttributedString(attachment: attachment).size().width - 10) < 1)
      // Comparing equal strings compares their attachments.
      #expect(text == NSAttributedString(attachment: attachment))
    }

    @Test func aLabelOfOneLineFitsItsWholeText() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      label.text = "Hello world"
      label.sizeToFit()
      #expect(label.bounds.width == label.intrinsicContentSize.width)
    }
  }
}
