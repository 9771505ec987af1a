import Testing
import UIKit

extension OnScreen {
  @MainActor struct TextKitTests {
    private let storage = NSTextStorage(
      string: "one two three\nfour five six",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 300, height: 500))

    init() {
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    private func character(at point: CGPoint) -> Int {
      manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    private func lines() -> [String] {
      let box = LineBox()
      let text = storage.string as NSString
      let all = NSRange(location: 0, length: manager.numberOfGlyphs)
      manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
        box.lines.append(text.substring(with: range))
      }
      return box.lines
    }

    @Test func aCharacterIsFoundWhereItsGlyphIs() {
      for index in [0, 5, 12, 14, 20, 26] {
        let rect = manager.boundingRect(
          forGlyphRange: NSRange(location: index, length: 1), in: container)
        #expect(character(at: CGPoint(x: rect.midX, y: rect.midY)) == index)
      }
      // If there's no character at the point, the nearest one is returned.
      #expect(character(at: CGPoint(x: 290, y: 500)) == 26)
      var fraction: CGFloat = 0
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: 5, length: 1), in: container)
      _ = manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(abs(fraction - 0.25) < 0.01)
    }

    @Test func linesAreAsWideAsTheContainer() {
      #expect(lines() == ["one two three\n", "four five six"])
      var range = NSRange()
      let line = manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: &range)
      #expect(range == NSRange(location: 14, length: 13))
      #expect(line.minX == 0 && line.width == 300 && line.minY > 15)
      let used = manager.lineFragmentUsedRect(forGlyphAt: 15, effectiveRange: nil)
      #expect(used.width < 150 && used.minY == line.minY)
      #expect(manager.location(forGlyphAt: 14).x == 5)
      #expect((10...line.height).contains(manager.location(forGlyphAt: 14).y))
      #expect(abs(manager.usedRect(for: container).height - 2 * line.height) < 0.01)
    }

    @Test func theFirstGlyphIsBehindThePadding() {
      let first = NSRange(location: 0, length: 1)
      #expect(manager.boundingRect(forGlyphRange: first, in: container).minX == 5)
      container.lineFragmentPadding = 0
      #expect(manager.boundingRect(forGlyphRange: first, in: container).minX == 0)
    }

    @Test func aNarrowerContainerBreaksMoreLines() {
      container.size.width = 90
      #expect(lines().count == 4)
      container.maximumNumberOfLines = 2
      #expect(lines().count == 2)
      #expect(manager.glyphRange(for: container).length < storage.length)
      container.lineBreakMode = .byTruncatingTail
      let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 9)
      #expect(hidden.location != NSNotFound)
    }

    @Test func aLineBreakAtTheEndHasALineOfItsOwn() {
      #expect(manager.extraLineFragmentRect == .zero)
      storage.replaceCharacters(in: NSRange(location: 27, length: 0), with: "\n")
      #expect(manager.extraLineFragmentRect.minY > 30)
      #expect(lines().count == 2)
    }

    @Test func textIsKeptOutOfExcludedPaths() {
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 15))]
      let first = manager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 1), in: container)
      let second = manager.boundingRect(
        forGlyphRange: NSRange(location: 14, length: 1), in: container)
      #expect(first.minX >= 100)
      #expect(second.minX == 5)
    }

    private func edge(ofGlyph index: Int) -> CGRect {
      manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
    }

    @Test func onlyFirstLinesAreIndentedAroundPaths() {
      let style = NSMutableParagraphStyle()
      style.firstLineHeadIndent = 30
      storage.replaceCharacters(
        in: NSRange(location: 0, length: 27), with: "one two three four\nfive")
      storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
      container.size.width = 110
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 300, width: 9, height: 9))]
      let places = lines().map { (storage.string as NSString).range(of: $0).location }
      #expect(places.count == 3)
      #expect(places.map { edge(ofGlyph: $0).minX } == [35, 5, 35])
    }

    @Test func linesAroundPathsAreJustified() {
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
      container.size.width = 90
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 300, width: 9, height: 9))]
      #expect(lines().first == "one two ")
      #expect(abs(edge(ofGlyph: 6).maxX - 85) < 0.5)
    }

    @Test func changesAreToldTogether() {
      let log = StorageLog()
      storage.delegate = log
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
      storage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
      storage.endEditing()
      #expect(
        log.entries == ["will 3 0+5 by -2", "did 3 0+5 by -2"])
      #expect(storage.string.hasPrefix("1 two"))
      #expect(lines().first == "1 two three\n")
      #expect(storage.editedRange.location == NSNotFound)
      log.entries = []
      storage.mutableString.append("!")
      #expect(log.entries.first == "will 2 25+1 by 1")
    }

    @Test func aStorageMayKeepItsTextElsewhere() {
      let upper = ShoutingStorage()
      upper.addLayoutManager(manager)
      upper.append(NSAttributedString(string: "loud", attributes: [.kern: 2]))
      #expect(upper.string == "LOUD")
      #expect(upper.length == 4)
      #expect(NSAttributedString(attributedString: upper).string == "LOUD")
      upper.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
      #expect(upper.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
      #expect(upper.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    }
  }

  @MainActor struct TextViewStorageTests {
    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

    init() {
      view.font = .systemFont(ofSize: 17)
      screen.view.addSubview(view)
    }

    private var shown: [String] {
      screen.commit()
      return screen.stage.texts.map(\.text)
    }

    @Test func whatChangesInTheStorageIsShown() {
      view.text = "Hello"
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
      #expect(view.text == "Jello")
      #expect(shown == ["Jello"])
      view.textStorage.append(NSAttributedString(string: " world"))
      #expect(view.text == "Jello world")
      view.textStorage.setAttributes(
        [.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 5))
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
          == .red)
    }

    @Test func whatIsTypedIsInTheStorage() {
      view.text = "ab"
      let log = StorageLog()
      view.textStorage.delegate = log
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 0)
      screen.type("x")
      #expect(view.textStorage.string == "axb")
      #expect(log.entries.first == "will 3 1+1 by 1")
      #expect(view.selectedRange.location == 2)
      view.undoManager?.undo()
      #expect(view.textStorage.string == "ab")
    }

    @Test func theSelectionStaysWhereItWas() {
      view.text = "one two"
      view.selectedRange = NSRange(location: 4, length: 3)
      view.textStorage.insert(NSAttributedString(string: "123 "), at: 0)
      #expect(view.selectedRange == NSRange(location: 8, length: 3))
    }

    @Test func moreLinesThanTheMaximumAreNotShown() {
      view.text = "one\ntwo\nthree\nfour"
      #expect(shown.count == 4)
      view.textContainer.maximumNumberOfLines = 2
      #expect(shown == ["one", "two"])
      let height = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
      view.textContainer.lineBreakMode = .byTruncatingTail
      #expect(shown == ["one", "two…"])
      view.textContainer.maximumNumberOfLines = 0
      #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > height)
    }

    @Test func aTextViewTakesTheContainersText() {
      let storage = NSTextStorage(string: "from the storage")
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 90), textContainer: container)
      #expect(view.text == "from the storage")
      #expect(view.textStorage === storage)
      #expect(view.layoutManager === manager)
      view.text = "new"
      #expect(storage.string == "new")
    }

    @Test func anAttributedTextDecidesAboutFontColorAndAlignment() {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      view.attributedText = NSAttributedString(
        string: "abc",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
          .paragraphStyle: style,
        ])
      #expect(view.font == UIFont.boldSystemFont(ofSize: 30))
      #expect(view.textColor == .red)
      #expect(view.textAlignment == .center)
      view.textAlignment = .right
      let kept =
        view.attributedText.attribute(.paragraphStyle, at: 1, effectiveRange: nil)
        as? NSParagraphStyle
      #expect(kept?.alignment == .right)
      view.font = .systemFont(ofSize: 12)
      #expect(
        view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
          == .systemFont(ofSize: 12))
    }

    @Test func whatIsTypedLooksAsWhatIsBeforeTheCaret() {
      let text = NSMutableAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
      view.attributedText = text
      view.selectedRange = NSRange(location: 2, length: 0)
      #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
      view.typingAttributes[.foregroundColor] = UIColor.green
      view.insertText("x")
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
          == .green)
      view.selectedRange = NSRange(location: 6, length: 0)
      #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    }
  }
}

private final class LineBox {
  var lines: [String] = []
}

private final class StorageLog: NSObject, NSTextStorageDelegate {
  var entries: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    add("will", editedMask, editedRange, delta)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    add("did", editedMask, editedRange, delta)
  }

  private func add(
    _ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
  ) {
    entries.append("\(name) \(mask.rawValue) \(range.location)+\(range.length) by \(delta)")
  }
}

/// A text storage that stores its text itself, in capital letters.
private final class ShoutingStorage: NSTextStorage {
  private let kept = NSMutableAttributedString(string: "")

  override var string: String { kept.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    kept.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    kept.replaceCharacters(in: range, with: str.uppercased())
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}
