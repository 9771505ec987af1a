import CoreText
import Testing
import UIKit

struct CoreTextTests {
  private static let text =
    "Lines of text wrap at the end of a frame, as they do in every other text of an app."

  private func string(_ font: CTFont, _ text: String = Self.text) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font])
  }

  @Test(arguments: ["Helvetica", "Georgia", "Courier"])
  func fontsHaveTheMeasuresOfUIKit(_ name: String) throws {
    let font = CTFontCreateWithName(name as CFString, 24, nil)
    let other = try #require(UIFont(name: name, size: 24))
    #expect(CTFontGetSize(font) == 24)
    #expect(CTFontGetAscent(font) == other.ascender)
    #expect(CTFontGetDescent(font) == -other.descender)
    #expect(CTFontGetCapHeight(font) == other.capHeight)
    #expect(CTFontGetXHeight(font) == other.xHeight)
    #expect(CTFontGetLeading(font) == other.leading)
    #expect(CTFontCopyPostScriptName(font) == other.fontName)
    #expect(CTFontCopyFamilyName(font) == other.familyName)
    let larger = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
    #expect(CTFontGetSize(larger) == 30)
    #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil) == font)
  }

  @Test func aMissingFontIsHelvetica() {
    let font = CTFontCreateWithName("No Such Font" as CFString, 0, nil)
    #expect(CTFontCopyFamilyName(font) == "Helvetica")
    #expect(CTFontGetSize(font) == 12)
  }

  @Test(arguments: ["Helvetica", "Georgia"])
  func linesAreAsWideAsUIKitsText(_ name: String) {
    let font = CTFontCreateWithName(name as CFString, 20, nil)
    let line = CTLineCreateWithAttributedString(string(font) as CFAttributedString)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let size = string(font).size()
    #expect(CGFloat(width) == size.width)
    #expect(abs(ascent + descent + leading - size.height) < 0.01)
    #expect(abs(ascent - font.ascender) < 1)
    let range = CTLineGetStringRange(line)
    #expect(range.location == 0 && range.length == Self.text.utf16.count)
  }

  @Test func caretsAreBetweenCharacters() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
    let line = CTLineCreateWithAttributedString(string(font, "abc") as CFAttributedString)
    var second: CGFloat = 0
    let offset = CTLineGetOffsetForStringIndex(line, 2, &second)
    #expect(abs(offset - string(font, "ab").size().width) < 0.5 && second == offset)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 1, y: 0)) == 2)
    #expect(CTLineGetOffsetForStringIndex(line, 99, nil) > offset)
  }

  @Test func framesWrapLikeUIKit() {
    let font = UIFont.systemFont(ofSize: 17)
    let setter = CTFramesetterCreateWithAttributedString(string(font) as CFAttributedString)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      &fit)
    let bounds = string(font).boundingRect(
      with: CGSize(width: 200, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
      context: nil)
    #expect(size == bounds.size)
    #expect(fit.location == 0 && fit.length == Self.text.utf16.count)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil),
      nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    #expect(lines.count > 2 && CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
    let starts = lines.map { CTLineGetStringRange($0).location }
    #expect(starts[0] == 0 && starts == starts.sorted())
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    let steps = zip(origins, origins.dropFirst()).map { $0.y - $1.y }
    #expect(steps.allSatisfy { abs($0 - size.height / CGFloat(lines.count)) < 0.01 })
    #expect(abs(origins[0].y - (size.height - font.ascender)) < 2)
  }

  @Test func linesThatDoNotFitAreLeftOut() {
    let font = UIFont.systemFont(ofSize: 17)
    let setter = CTFramesetterCreateWithAttributedString(string(font) as CFAttributedString)
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 200, height: 50), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(6, 0), path, nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(lines.count == 2 && visible.location == 6)
    #expect(visible.length > 20 && visible.length < Self.text.utf16.count - 6)
  }

  /// Returns the rows, from the top, and the columns of a drawing of 100 by 50 pixels that have
  /// color.
  private func drawn(_ draw: (CGContext) -> Void) throws -> (rows: Set<Int>, columns: Set<Int>) {
    var bytes = [UInt8](repeating: 0, count: 100 * 50 * 4)
    let context = try #require(
      CGContext(
        data: &bytes, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 400,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    let marked = (0..<100 * 50).filter { bytes[$0 * 4 + 3] > 100 }
    return (Set(marked.map { $0 / 100 }), Set(marked.map { $0 % 100 }))
  }

  @Test func linesAreDrawnAboveTheTextPosition() throws {
    let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
    let text = NSAttributedString(
      string: "H",
      attributes: [
        .font: font,
        NSAttributedString.Key(kCTForegroundColorAttributeName): CGColor(
          red: 1, green: 0, blue: 0, alpha: 1),
      ])
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    let (rows, columns) = try drawn { context in
      context.textMatrix = .identity
      context.textPosition = CGPoint(x: 40, y: 10)
      CTLineDraw(line, context)
      #expect(context.textPosition.x > 50)
    }
    // The baseline is 10 pixels above the bottom.
    #expect(rows.max() == 39)
    #expect(abs(try #require(rows.min()) - 40 + Int(font.capHeight.rounded())) <= 1)
    #expect(try #require(columns.min()) >= 40 && #require(columns.max()) < 60)
  }

  @Test func framesAreDrawnInTheirPath() throws {
    let font = CTFontCreateWithName("Helvetica" as CFString, 16, nil)
    let setter = CTFramesetterCreateWithAttributedString(
      string(font, "H\nH") as CFAttributedString)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 50, y: 0, width: 40, height: 50), transform: nil), nil)
    let (rows, columns) = try drawn { CTFrameDraw(frame, $0) }
    #expect(try #require(rows.min()) < 8 && #require(rows.max()) < 38)
    #expect(try #require(columns.min()) >= 50 && #require(columns.max()) < 70)
  }
}
