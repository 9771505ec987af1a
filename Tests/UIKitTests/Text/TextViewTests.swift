import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct TextViewTests {
    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    private let delegate = TextViewDelegate()

    init() {
      view.delegate = delegate
      view.font = .systemFont(ofSize: 17)
      screen.view.addSubview(view)
      screen.commit()
    }

    @Test func editingIsToldInOrder() {
      view.becomeFirstResponder()
      screen.type("a")
      view.resignFirstResponder()
      #expect(
        delegate.log.take().filter { $0 != "selection" }
          == ["shouldBegin", "didBegin", "didChange", "shouldEnd", "didEnd"])
      #expect(delegate.changed.first?.text == "a")
    }

    @Test func returnBeginsALine() {
      view.becomeFirstResponder()
      screen.type("a")
      screen.press("Enter", "\n")
      screen.type("b")
      #expect(view.text == "a\nb")
      screen.press("ArrowUp")
      #expect(view.selectedRange.location <= 1)
      screen.press("ArrowDown")
      #expect(view.selectedRange.location >= 2)
    }

    @Test func aDelegateMayRefuseAChange() {
      view.text = "Keep"
      view.becomeFirstResponder()
      delegate.changes = false
      screen.type("x")
      screen.press("Backspace")
      #expect(view.text == "Keep")
      #expect(delegate.changed.count == 2)
    }

    @Test func theSelectionIsARangeOfUTF16() {
      view.text = "a😀b"
      view.selectedRange = NSRange(location: 1, length: 2)
      view.becomeFirstResponder()
      screen.press("Backspace")
      #expect(view.text == "ab")
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
      view.insertText("XY")
      #expect(view.text == "aXYb")
      view.deleteBackward()
      #expect(view.text == "aXb")
      #expect(view.hasText)
    }

    @Test func withoutEditingNothingIsTyped() {
      view.isEditable = false
      view.text = "Fixed"
      view.becomeFirstResponder()
      screen.type("x")
      #expect(view.text == "Fixed")
      view.isSelectable = false
      #expect(!view.canBecomeFirstResponder)
    }

    @Test func contentGrowsWithTheText() {
      view.text = "one"
      screen.commit()
      let single = view.contentSize.height
      view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
      screen.commit()
      #expect(view.contentSize.height > single * 10)
      #expect(view.contentSize.height > view.bounds.height)
      view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
      screen.advance(1)
      #expect(view.contentOffset.y > 0)
    }

    @Test func withoutScrollingItIsAsTallAsItsText() {
      view.isScrollEnabled = false
      view.text = "one\ntwo\nthree"
      let height = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
      #expect(height > 16 + 3 * 20 - 2 && height < 16 + 3 * 21 + 2)
      #expect(abs(view.intrinsicContentSize.height - height) < 1)
      view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
      let inset = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
      #expect(abs(inset - height - 34) < 1)
    }

    @Test func textWrapsAtTheContainersWidth() {
      view.text = String(repeating: "word ", count: 30)
      screen.commit()
      let lines = Set(screen.stage.texts.filter { $0.text.contains("word") }.map(\.origin.y))
      #expect(lines.count >= 4)
      let left = screen.stage.texts.map(\.origin.x).min() ?? 0
      #expect(abs(left - 5) < 1 || abs(left - 25) < 1)
      view.textContainer.lineFragmentPadding = 0
      #expect(view.textContainer.lineFragmentPadding == 0)
    }

    @Test func attributedTextKeepsItsColors() {
      let text = NSMutableAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
      view.attributedText = text
      screen.commit()
      #expect(screen.stage.texts.first { $0.text == "red" }?.color.red == 1)
      #expect(screen.stage.texts.first { $0.text == "blue" }?.color.blue == 1)
      view.textColor = .green
      screen.commit()
      #expect(screen.stage.texts.allSatisfy { $0.color.blue == 0 })
    }

    @Test func paragraphsStandApartByTheirSpace() throws {
      let text = "a\u{2028}b\nc"
      func top(of offset: Int, spacing: CGFloat) throws -> CGFloat {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = spacing
        view.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        screen.commit()
        let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        return view.caretRect(for: place).minY
      }
      #expect(try top(of: 2, spacing: 10) == top(of: 2, spacing: 0))
      #expect(try abs(top(of: 4, spacing: 10) - top(of: 4, spacing: 0) - 10) < 0.5)
    }

    @Test func placesAndPositionsCorrespond() {
      view.text = "first line\nsecond line"
      screen.commit()
      let second = view.position(from: view.beginningOfDocument, offset: 11) ?? UITextPosition()
      let caret = view.caretRect(for: second)
      #expect(caret.minY > view.caretRect(for: view.beginningOfDocument).minY + 15)
      let back = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))
      #expect(back.map { view.offset(from: view.beginningOfDocument, to: $0) } == 11)
      let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
      #expect((all.map { view.selectionRects(for: $0) } ?? []).count >= 2)
      let range = view.characterRange(at: CGPoint(x: 12, y: 15))
      #expect(range.flatMap { view.text(in: $0) }?.count == 1)
      let down = view.position(from: view.beginningOfDocument, in: .down, offset: 1)
      #expect(down.map { view.offset(from: view.beginningOfDocument, to: $0) } == 11)
      let right = view.position(from: view.beginningOfDocument, in: .right, offset: 3)
      #expect(right.map { view.offset(from: view.beginningOfDocument, to: $0) } == 3)
    }

    @Test func theTokenizerFindsWordsAndLines() {
      view.text = "Hello there. Second sentence"
      let tokenizer = view.tokenizer
      let start = view.beginningOfDocument
      let word = tokenizer.rangeEnclosingPosition(
        start, with: .word, inDirection: UITextDirection(rawValue: 0))
      #expect(word.flatMap { view.text(in: $0) } == "Hello")
      let next = tokenizer.position(
        from: start, toBoundary: .word, inDirection: UITextDirection(rawValue: 0))
      #expect(next.map { view.offset(from: start, to: $0) } == 5)
      #expect(
        tokenizer.isPosition(start, atBoundary: .word, inDirection: UITextDirection(rawValue: 1)))
      let middle = view.position(from: start, offset: 2) ?? start
      #expect(
        tokenizer.isPosition(
          middle, withinTextUnit: .word, inDirection: UITextDirection(rawValue: 0)))
    }

    @Test func editActionsDependOnSelectionAndText() {
      #expect(!view.canPerformAction("copy:", withSender: nil))
      view.text = "Something"
      view.becomeFirstResponder()
      view.selectAll(nil)
      #expect(view.selectedRange == NSRange(location: 0, length: 9))
      #expect(view.canPerformAction("copy:", withSender: nil))
      view.copy(nil)
      #expect(UIPasteboard.general.string == "Something")
      view.cut(nil)
      #expect(view.text == "")
      view.paste(nil)
      #expect(view.text == "Something")
      view.selectedRange = NSRange(location: 2, length: 0)
      view.select(nil)
      #expect(view.selectedRange == NSRange(location: 0, length: 9))
    }

    @Test func typingAttributesColorWhatIsTyped() {
      view.allowsEditingTextAttributes = true
      view.becomeFirstResponder()
      view.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
      screen.type("r")
      let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }

    @Test func anInputMethodWorksInATextView() {
      view.becomeFirstResponder()
      view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
      #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "ka")
      view.unmarkText()
      #expect(view.text == "ka")
    }
  }
}
