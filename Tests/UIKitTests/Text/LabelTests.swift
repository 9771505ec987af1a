import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct LabelTests {
    private let screen = TestScreen()
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

    init() { screen.view.addSubview(label) }

    private var lines: [String] {
      screen.commit()
      return screen.stage.texts.map(\.text)
    }

    @Test func aLabelShowsItsTextInOneLineAndTruncatesTheTail() {
      label.text = "This is much too long for the width of the label"
      #expect(lines.count == 1)
      #expect(lines[0].hasSuffix("…"))
      #expect(lines[0].hasPrefix("This is"))
    }

    @Test(arguments: [
      (NSLineBreakMode.byTruncatingHead, "…", false), (.byTruncatingTail, "…", true),
    ])
    func truncationIsAtTheEndAskedFor(
      _ mode: NSLineBreakMode, _ dots: String, _ isAtTheEnd: Bool
    ) {
      label.text = "This is much too long for the width of the label"
      label.lineBreakMode = mode
      let line = lines.joined()
      #expect(isAtTheEnd ? line.hasSuffix(dots) : line.hasPrefix(dots))
    }

    @Test func middleTruncationKeepsBothEnds() {
      label.text = "This is much too long for the width of the label"
      label.lineBreakMode = .byTruncatingMiddle
      let line = lines.joined()
      #expect(line.hasPrefix("This") && line.hasSuffix("label") && line.contains("…"))
    }

    @Test func noLimitOfLinesWrapsAllTheText() {
      label.text = "This is much too long for the width of the label"
      label.numberOfLines = 0
      #expect(lines.count == 2 || lines.count == 3)
      #expect(!lines.joined().contains("…"))
      let height = label.sizeThatFits(CGSize(width: 200, height: 1000)).height
      #expect(height > 40)
      label.preferredMaxLayoutWidth = 200
      #expect(abs(label.intrinsicContentSize.height - height) < 1)
      label.numberOfLines = 2
      label.text = String(repeating: "again and again ", count: 9)
      #expect(lines.count == 2)
      #expect(lines[1].hasSuffix("…"))
    }

    @Test func aStrokeDrawsOutlinesInPlaceOfLettersOrOverThem() {
      let font = UIFont.systemFont(ofSize: 50)
      func texts(_ width: Int) -> [TextRun] {
        label.attributedText = NSAttributedString(
          string: "Hi",
          attributes: [
            .font: font, .foregroundColor: UIColor.red, .strokeColor: UIColor.blue,
            .strokeWidth: width,
          ])
        screen.commit()
        return screen.stage.texts
      }
      let hollow = texts(4)
      #expect(hollow.map(\.strokeWidth) == [2])
      #expect(hollow.map(\.color.blue) == [1])
      let both = texts(-4)
      #expect(both.map(\.strokeWidth) == [0, 2])
      #expect(both.map(\.color.red) == [1, 0])
    }

    @Test func alignmentMovesTheLine() {
      label.text = "Hi"
      let width = label.intrinsicContentSize.width
      func x(_ alignment: NSTextAlignment) -> CGFloat {
        label.textAlignment = alignment
        screen.commit()
        return placeOfText().x
      }
      #expect(x(.left) == 0)
      #expect(abs(x(.center) - (200 - width) / 2) < 1)
      #expect(abs(x(.right) - (200 - width)) < 1)
      label.semanticContentAttribute = .forceRightToLeft
      #expect(x(.left) == 0)
    }

    /// Returns the position of the first text on the screen.
    private func placeOfText() -> CGPoint {
      var origin = CGPoint.zero
      var saved: [CGPoint] = []
      for command in screen.stage.commands {
        switch command {
        case .save: saved.append(origin)
        case .restore: origin = saved.popLast() ?? .zero
        case .concatenate(let transform):
          origin.x += transform.tx
          origin.y += transform.ty
        case .text(let run): return CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
        default: break
        }
      }
      return CGPoint(x: -1, y: -1)
    }

    @Test func textIsInTheVerticalMiddle() {
      label.text = "Hi"
      screen.commit()
      let baseline = placeOfText().y
      #expect(baseline > 150 && baseline < 162)
    }

    @Test func aFontThatShrinksFits() {
      label.text = "Somewhat longer than the label"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      #expect(lines == ["Somewhat longer than the label"])
      let size = screen.stage.texts[0].font.size
      #expect(size < 17 && size >= 8.5)
    }

    @Test(arguments: [0, 3]) func severalLinesShrinkToTheHeightThatThereIs(_ count: Int) {
      label.frame.size = CGSize(width: 150, height: 45)
      label.text = String(repeating: "Some words ", count: 12)
      label.numberOfLines = count
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.2
      screen.commit()
      let size = screen.stage.texts[0].font.size
      #expect(size < 17 && size >= 3.4)
      #expect(lines.joined(separator: " ").filter { $0 == "S" }.count == 12)
      label.minimumScaleFactor = 0.9
      screen.commit()
      #expect(abs(screen.stage.texts[0].font.size - 15.3) < 0.01)
      // Without a height, there's no need to shrink.
      #expect(label.sizeThatFits(CGSize(width: 150, height: 10_000)).height > 60 || count == 3)
    }

    @Test func colorsFollowState() {
      label.text = "x"
      label.textColor = .red
      label.highlightedTextColor = .blue
      screen.commit()
      #expect(screen.stage.texts[0].color.red == 1)
      label.isHighlighted = true
      screen.commit()
      #expect(screen.stage.texts[0].color.blue == 1)
      label.isHighlighted = false
      label.isEnabled = false
      screen.commit()
      #expect(screen.stage.texts[0].color.red != 1 || screen.stage.texts[0].color.alpha < 1)
    }

    @Test func attributesOfATextAreDrawn() {
      let text = NSMutableAttributedString(string: "big small")
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 3))
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 4, length: 5))
      text.addAttribute(
        .backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 3))
      text.addAttribute(
        .strikethroughStyle, value: 1, range: NSRange(location: 0, length: 3))
      text.addAttribute(.kern, value: 2.0, range: NSRange(location: 4, length: 5))
      label.attributedText = text
      screen.commit()
      let runs = screen.stage.texts
      #expect(runs.first { $0.text.hasPrefix("big") }?.font.size == 30)
      // Each font has its own tracking. For the two sizes in the text, it differs by less than
      // this.
      let trackings = runs.map(\.tracking)
      #expect((trackings.last ?? 0) - (trackings.first ?? 0) > 1.5)
      let fills = screen.stage.commands.filter {
        if case .fill = $0 { true } else if case .stroke = $0 { true } else { false }
      }
      #expect(fills.count >= 3)
      #expect(label.text == "big small")
    }

    @Test func paragraphStylesCount() {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      style.lineSpacing = 20
      style.firstLineHeadIndent = 10
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "one\ntwo", attributes: [.paragraphStyle: style])
      let plain = UILabel()
      plain.numberOfLines = 0
      plain.text = "one\ntwo"
      #expect(
        abs(label.intrinsicContentSize.height - plain.intrinsicContentSize.height - 20) < 2)
    }

    @Test func textRectIsWhereTheTextIs() {
      label.text = "Hi"
      let rect = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
      #expect(rect.width < 30 && rect.height < 30)
    }

    @Test func aShadowIsDrawnBeneath() {
      label.text = "x"
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 2, height: 2)
      screen.commit()
      #expect(
        screen.stage.texts.count == 2
          || screen.stage.commands.contains {
            if case .beginGroup(_, let shadow, _) = $0 { shadow != nil } else { false }
          })
    }

    @Test func aShadowHasTheLettersOfTheTextInTheirPlaces() {
      label.font = .systemFont(ofSize: 40)
      label.text = "New Game"
      label.lineBreakMode = .byTruncatingMiddle
      label.shadowColor = .red
      label.shadowOffset = .zero
      for room: CGFloat in [0, 1, 4, 8, 12, 40] {
        label.frame.size = CGSize(width: label.intrinsicContentSize.width - room, height: 50)
        screen.commit()
        let texts = screen.stage.texts
        #expect(texts.count == 2)
        #expect(texts.first?.text == texts.last?.text, "with \(room) points too few")
        #expect(texts.first?.text == "New Game" || room > 8)
      }
    }

    @Test func aLabelOutOfSightIsDrawnWhenItIsScrolledIntoView() {
      let scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 5000)
      screen.view.addSubview(scrollView)
      let far = UILabel(frame: CGRect(x: 0, y: 4000, width: 200, height: 30))
      far.text = "far"
      let own = OwnLabel(frame: CGRect(x: 0, y: 4100, width: 200, height: 30))
      own.text = "own"
      scrollView.addSubview(far)
      scrollView.addSubview(own)
      screen.commit()
      #expect(far.layer.needsDisplay())
      #expect(own.drawings == 1)
      scrollView.contentOffset.y = 3900
      screen.commit()
      #expect(!far.layer.needsDisplay())
      #expect(screen.stage.texts.map(\.text) == ["far", "own"])
    }

    private final class OwnLabel: UILabel {
      var drawings = 0
      override func drawText(in rect: CGRect) {
        drawings += 1
        super.drawText(in: rect)
      }
    }

    @Test func fontsFollowTheSizeOfTextWhereAsked() {
      label.text = "x"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      screen.commit()
      let size = screen.stage.texts[0].font.size
      #expect(size == 17)
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryXXXL" }
      #expect(screen.stage.texts[0].font.size == 23)
    }
  }
}
