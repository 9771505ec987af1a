import DisplayList
import Foundation
import Raster
import Testing

@Suite("Text in lines")
struct TextLayoutTests {
  @Test("a line is as high as its font's lines, with the baseline at the ascender")
  func lineHeight() {
    let text = layout("Hello")
    #expect(text.lines.count == 1)
    #expect(abs(Double(text.size.height) - 20.287) < 0.001)
    #expect(abs(text.lines[0].baseline - 16.187) < 0.001)
  }

  @Test(
    "widths are those of Apple's labels, within a point",
    arguments: [
      ("Label", 17.0, 41.5), ("Button", 15, 45.5), ("Dark Mode", 17, 83.5), ("Dark Mode", 20, 96.5),
      ("Custom Tip", 17, 87.5), ("More Pets?", 17, 85.5),
    ])
  func widths(text: String, size: Double, width: Double) {
    let layout = TextLayout(styled(text, size: size), width: .infinity)
    #expect(abs(Double(layout.size.width) - width) < 1)
  }

  @Test("what was measured fits in its own width")
  func fitsItself() {
    for text in ["Hello", "Hello from Enrique!", "Goodbye 👋", "A fairly long line of text, really"]
    {
      let width = Double(layout(text).size.width)
      #expect(layout(text, width: width).lines.count == 1)
      #expect(layout(text, width: width, lines: 1).shown == [text])
    }
  }

  @Test("a line that ends within a word is as wide as its letters")
  func brokenWord() {
    let broken = layout("MC", width: Double(layout("M").size.width) + 1)
    #expect(broken.lines.map(\.width) == ["M", "C"].map { layout($0).lines[0].width })
  }

  @Test("an empty text has one empty line for the caret")
  func empty() {
    let text = layout("")
    #expect(text.lines.count == 1)
    #expect(text.size.width == 0)
    #expect(text.runs.isEmpty)
    #expect(abs(text.caret(at: 0).height - 20.287) < 0.001)
    #expect(text.offset(nearest: CGPoint(x: 50, y: 5)) == 0)
  }

  @Test("lines break at words, and within a word that is too long")
  func wordWrap() {
    #expect(
      layout("one two three", width: 70).shown.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["one two", "three"])
    let word = layout("incomprehensibilities", width: 60)
    #expect(word.lines.count > 1)
    #expect(word.shown.joined() == "incomprehensibilities")
    #expect(word.lines.allSatisfy { $0.width <= 60.01 })
  }

  @Test("lines break at any character when asked to")
  func characterWrap() {
    let text = layout("one two three", width: 80, .byCharWrapping)
    #expect(text.shown[0].hasPrefix("one two t"))
  }

  @Test("line breaks of the text are kept and count to their line")
  func lineBreaks() {
    let text = layout("a\nbc\n\nd")
    #expect(text.lines.map(\.range) == [0..<2, 2..<5, 5..<6, 6..<7])
    #expect(text.shown == ["a", "bc", "", "d"])
    #expect(abs(Double(text.size.height) - 4 * 20.287) < 0.01)
  }

  @Test("the tail is truncated with an ellipsis")
  func tail() {
    let text = layout("Hello from Enrique!", width: 100, lines: 1)
    #expect(text.isTruncated)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].isTruncated)
    #expect(text.lines[0].range == 0..<19)
    #expect(text.shown[0].hasPrefix("Hello from"))
    #expect(text.shown[0].hasSuffix("…"))
    #expect(text.size.width <= 100.01)
    #expect(text.runs.count == 1)
  }

  @Test("the head and the middle are truncated")
  func headAndMiddle() {
    let head = layout("Hello from Enrique!", width: 100, lines: 1, .byTruncatingHead)
    #expect(head.shown[0].hasPrefix("…"))
    #expect(head.shown[0].hasSuffix("Enrique!"))
    let middle = layout("Hello from Enrique!", width: 100, lines: 1, .byTruncatingMiddle)
    #expect(middle.shown[0].hasPrefix("Hello"))
    #expect(middle.shown[0].contains("…"))
    #expect(middle.shown[0].hasSuffix("que!"))
  }

  @Test("the last line that is allowed is truncated, the others wrap")
  func lastLine() {
    let text = layout("one two three four five six seven", width: 75, lines: 2)
    #expect(text.lines.count == 2)
    #expect(!text.lines[0].isTruncated)
    #expect(text.lines[1].isTruncated)
    #expect(text.shown[1].hasSuffix("…"))
    #expect(text.lines[1].range.upperBound == 33)
  }

  @Test("a paragraph that is not shown leaves an ellipsis")
  func hiddenParagraph() {
    let text = layout("Hello\nWorld", width: 200, lines: 1)
    #expect(text.shown == ["Hello…"])
    #expect(text.isTruncated)
  }

  @Test("an emoji made of several is never split")
  func emoji() {
    let family = "👨‍👩‍👧‍👦"
    for width in stride(from: 20.0, to: 90, by: 1) {
      let text = layout("ab\(family)cd", width: width, lines: 1)
      let shown = text.shown[0]
      #expect(!shown.unicodeScalars.contains("👨") || shown.contains(family))
    }
    let text = layout(family)
    #expect(text.runs.map(\.text) == [family])
    #expect(text.offset(nearest: CGPoint(x: 5, y: 5)) == 0)
    #expect(text.offset(nearest: CGPoint(x: 20, y: 5)) == family.utf16.count)
  }

  @Test("an emoji is a run of its own, in the emoji font, after the text before it")
  func emojiRun() {
    let text = layout("Goodbye 👋")
    #expect(text.runs.map(\.text) == ["Goodbye ", "👋"])
    #expect(text.runs[1].font.family == FontCatalog.emojiFamily)
    #expect(abs(Double(layout("👋").size.width) - 22.96) < 0.05, "as Apple's")
    #expect(
      abs(Double(text.runs[1].origin.x) - Double(layout("Goodbye ").size.width)) < 0.3)
  }

  @Test("text is aligned in the width")
  func alignment() {
    for (alignment, expected) in [
      (ParagraphLayout.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
    ] {
      let text = layout("Hello", width: 200, .byWordWrapping, alignment)
      #expect(abs(text.lines[0].x - expected * (200 - text.lines[0].width)) < 0.001)
      #expect(abs(Double(text.runs[0].origin.x) - text.lines[0].x) < 0.001)
    }
  }

  @Test("Arabic starts at the right and its caret moves to the left")
  func rightToLeft() {
    let text = layout("سلام", width: 200, .byWordWrapping, .natural)
    #expect(text.lines[0].isRightToLeft)
    #expect(abs(text.lines[0].x + text.lines[0].width - 200) < 0.01)
    #expect(text.runs.allSatisfy { $0.isRightToLeft })
    #expect(text.caret(at: 0).minX > text.caret(at: 4).minX)
    #expect(abs(text.caret(at: 0).minX - 200) < 0.5)
    #expect(text.offset(nearest: CGPoint(x: 199, y: 3)) == 0)
  }

  @Test("a number within Arabic runs to the right")
  func bidirectional() {
    let text = layout("رقم 123", width: 300, .byWordWrapping, .left)
    #expect(text.runs.first { $0.text.contains("123") }?.isRightToLeft == false)
    #expect(text.caret(at: 5).minX < text.caret(at: 6).minX)
  }

  @Test("carets stand between the characters and are found again")
  func carets() {
    let text = layout("Hello 👋 world", width: 300)
    var offset = 0
    var last = -1.0
    for character in "Hello 👋 world" {
      let caret = text.caret(at: offset)
      #expect(Double(caret.minX) > last)
      #expect(text.offset(nearest: CGPoint(x: caret.minX, y: 4)) == offset)
      last = Double(caret.minX)
      offset += character.utf16.count
    }
    #expect(abs(text.caret(at: offset).minX - text.size.width) < 0.5)
  }

  @Test("the caret after a line break is on the next line")
  func caretAfterBreak() {
    let text = layout("ab\n")
    #expect(text.caret(at: 3).minX == 0)
    #expect(text.caret(at: 3).minY > text.caret(at: 2).minY)
    #expect(text.offset(nearest: CGPoint(x: 100, y: 5)) == 2)
    #expect(text.offset(nearest: CGPoint(x: 0, y: 30)) == 3)
  }

  @Test("boxes cover the range on each line")
  func boxes() {
    let text = layout("one two three", width: 70)
    let boxes = text.boxes(of: 4..<13)
    #expect(boxes.count == 2)
    #expect(abs(boxes[0].minX - text.caret(at: 4).minX) < 0.01)
    #expect(abs(Double(boxes[1].minY) - text.lines[1].y) < 0.01)
    #expect(text.boxes(of: 2..<2).isEmpty)
  }

  @Test("the tallest style of a line makes its height, and each style is a run")
  func mixedStyles() {
    let text = TextLayout(
      StyledText(
        text: "small BIG",
        spans: [
          .init(range: 0..<6, style: TextStyle(font: FontFace(size: 10), color: red)),
          .init(range: 6..<9, style: TextStyle(font: FontFace(size: 30, weight: 700), color: blue)),
        ], defaultStyle: TextStyle(font: FontFace(size: 10))), width: .infinity)
    #expect(text.runs.map(\.text) == ["small ", "BIG"])
    #expect(text.runs.map(\.color) == [red, blue])
    #expect(text.runs.map(\.font.weight) == [400, 700])
    #expect(Set(text.runs.map(\.origin.y)).count == 1)
    #expect(abs(Double(text.size.height) - FontMetrics(FontFace(size: 30)).lineHeight) < 0.001)
  }

  @Test("the same digits are as wide as others where digits are monospaced")
  func monospacedDigits() {
    func width(_ text: String, _ isMonospaced: Bool) -> Double {
      var font = FontFace(size: 17)
      font.hasMonospacedDigits = isMonospaced
      return Double(
        TextLayout(StyledText(text: text, style: TextStyle(font: font)), width: .infinity).size
          .width)
    }
    #expect(abs(width("11:11", true) - width("20:48", true)) < 0.001)
    #expect(width("11:11", false) + 2 < width("20:48", false))
  }

  @Test("an x between digits and arrows of two signs stay what they are")
  func alternates() {
    #expect(layout("30x20").runs.map(\.text) == ["30", "x", "20"])
    #expect(layout("a->b").runs.map(\.text) == ["a", "-", ">", "b"])
    #expect(layout("box x axis").runs.count == 1)
    let apart = ["30", "x", "20"].reduce(0.0) { $0 + Double(layout($1).size.width) }
    #expect(abs(Double(layout("30x20").size.width) - apart) < 0.5)
  }

  @Test("tracking widens a text by its characters")
  func tracking() {
    let plain = TextLayout(styled("Hello"), width: .infinity)
    let wide = TextLayout(
      StyledText(text: "Hello", style: TextStyle(font: FontFace(size: 17), tracking: 2)),
      width: .infinity)
    #expect(abs(wide.size.width - plain.size.width - 10) < 0.02)
  }

  @Test("space between lines and paragraphs")
  func spacing() {
    var paragraph = ParagraphLayout(lineSpacing: 5)
    paragraph.paragraphSpacing = 10
    let text = TextLayout(styled("one two\nthree"), width: 50, paragraph: paragraph)
    #expect(text.lines.count == 3)
    #expect(abs(text.lines[1].y - text.lines[0].y - 25.287) < 0.001)
    #expect(abs(text.lines[2].y - text.lines[1].y - 35.287) < 0.001)
  }

  @Test("words of a justified line reach from edge to edge")
  func justified() {
    let text = layout("one two three four five", width: 120, .byWordWrapping, .justified)
    #expect(text.lines.count == 2)
    #expect(abs(text.lines[0].width - 120) < 1)
    #expect(text.runs.filter { $0.origin.y == text.lines[0].baseline }.count >= 3)
    #expect(text.lines[1].width < 80)
  }
}
