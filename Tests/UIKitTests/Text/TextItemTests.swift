import Testing
import UIKit

extension OnScreen {
  /// Links and images in text that can't be edited.
  @MainActor struct TextItemTests {
    private let screen = TestScreen()
    private let delegate = ItemDelegate()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))

    private func show(_ text: NSAttributedString) {
      view.isEditable = false
      view.delegate = delegate
      view.attributedText = text
      screen.view.addSubview(view)
      screen.commit()
    }

    private func press(_ place: CGPoint, for seconds: TimeInterval) {
      screen.touch(.began, at: [place])
      screen.advance(seconds)
      screen.touch(.ended, at: [place])
      screen.commit()
    }

    private var first: CGPoint { CGPoint(x: 20 + 12, y: 100 + 16) }

    private var link: NSAttributedString {
      NSAttributedString(
        string: "quince", attributes: [.link: URL(string: "https://example.com")!])
    }

    private func attachment() -> NSAttributedString {
      NSAttributedString(attachment: NSTextAttachment(image: .plain(.red, side: 30)))
    }

    @Test func aLongPressOnALinkAsksForItsActions() {
      show(link)
      press(first, for: 1)
      #expect(delegate.log.take() == ["link 1"])
      #expect(view.selectedRange.length == 0)
      #expect(!screen.stage.texts.contains { $0.text == "Open Link" })
    }

    @Test func theActionsOfALinkAreShown() {
      delegate.answer = true
      show(link)
      press(first, for: 1)
      screen.advance(1)
      #expect(screen.stage.texts.contains { $0.text == "Open Link" })
      #expect(screen.stage.texts.contains { $0.text == "Copy Link" })
    }

    @Test func aPictureIsTappedAndPressed() {
      show(attachment())
      press(first, for: 0.1)
      #expect(delegate.log.take() == ["picture 0"])
      press(first, for: 1)
      #expect(delegate.log.take() == ["picture 1"])
    }

    @Test func aSymbolHasItsOwnTintInAText() throws {
      let square = try #require(UIImage(systemName: "square.fill"))
      func color(_ image: UIImage) -> UIColor? {
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
        text.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let drawn = UIImage.drawn(CGSize(width: 30, height: 30)) { _ in text.draw(at: .zero) }
        return drawn.color(atX: 10, y: 12)
      }
      #expect(color(square) == .red)
      #expect(color(square.withTintColor(.blue)) == .blue)
      #expect(color(square.withTintColor(.blue, renderingMode: .alwaysTemplate)) == .red)
    }

    @Test func anAttachmentMakesItsPicture() {
      let text = NSAttributedString(attachment: MadeAttachment(data: nil, ofType: nil))
      let drawn = UIImage.drawn(CGSize(width: 30, height: 30)) { _ in text.draw(at: .zero) }
      #expect(drawn.color(atX: 5, y: 15) == .green)
    }
  }
}

/// A delegate that records the user's actions on links and images.
private final class ItemDelegate: NSObject, UITextViewDelegate {
  let log = CallLog()
  var answer = false

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.note("link \(interaction.rawValue)")
    return answer
  }

  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    log.note("picture \(interaction.rawValue)")
    return answer
  }
}

/// An attachment whose image is created when it's drawn.
private final class MadeAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    CGRect(x: 0, y: 0, width: 20, height: 20)
  }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    .plain(.green, side: imageBounds.width)
  }
}
