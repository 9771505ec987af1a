import Testing
import UIKit

/// Text from documents, as read by `NSAttributedString.init(data:options:documentAttributes:)`.
@MainActor struct DocumentTests {
  private func page(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at place: Int) -> UIFont? {
    text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  @Test func richTextHasItsFontsColorsAndLinks() throws {
    let source = #"""
      {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}}
      {\colortbl;\red255\green0\blue0;}{\*\generator Words;}\pard\qc\f0\fs28 Plain \b bold\b0  \cf1 red\cf0 \
      {\i it\'e9\u8364?}{\field{\*\fldinst{HYPERLINK "https://a.b/"}}{\fldrslt link}}\par}
      """#
    let text = try NSAttributedString(
      data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
    #expect(text.string == "Plain bold red\nité€link\n")
    #expect(font(text, at: 0)?.pointSize == 14)
    #expect(font(text, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font(text, at: 7)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, at: 15)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(
      text.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    #expect(
      text.attribute(.link, at: 20, effectiveRange: nil) as? URL == URL(string: "https://a.b/"))
  }

  @Test(arguments: [
    "{\\rtf1", "{\\rtf1 {{{{", "{\\rtf1 \\'", "{\\rtf1 \\u-9999999 }}}", "{\\rtf1\\fs-3 a}",
  ])
  func brokenRichTextIsRead(_ source: String) throws {
    #expect(throws: Never.self) {
      try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
    }
  }

  @Test func referencesStandForCharacters() throws {
    let text = try page("&quot;5 &lt; 6&quot; &amp; it&#039;s &eacute;&#xE9;&nbsp;&unknown; a&b")
    #expect(text.string == "\"5 < 6\" & it's éé\u{A0}&unknown; a&b")
  }

  @Test func tagsStyleTheirText() throws {
    let text = try page("<p>A <b>bold</b> and <i>italic</i> <a href=\"https://a.b\">link</a></p>")
    #expect(text.string == "A bold and italic link\n")
    #expect(font(text, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font(text, at: 2)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, at: 11)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    let link = text.attribute(.link, at: 18, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "https://a.b")
  }

  @Test func blocksAreParagraphsAndBreaksAreLines() throws {
    let text = try page(
      "<html><head><style>b{}</style></head><body><h1>One</h1>\n<p>Two<br>Three</p><!-- no --></body></html>"
    )
    #expect(text.string == "One\nTwo\u{2028}Three\n")
    #expect(font(text, at: 0)?.pointSize == 24)
  }

  @Test func paragraphsAndHeadingsHaveSpaceBelow() throws {
    let text = try page("<p>One <b>bold</b></p><div>Two</div><h1>Three</h1>")
    #expect(text.string == "One bold\nTwo\nThree\n")
    let spacings = [0, 4, 8, 9, 13].map {
      (text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?
        .paragraphSpacing
    }
    #expect(spacings == [12, 12, 12, 0, 24 * 0.67])
  }

  @Test func itemsHaveMarkersOrNumbers() throws {
    let text = try page("<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>")
    #expect(text.string == "•\u{A0}a\n•\u{A0}b\n1.\u{A0}c\n2.\u{A0}d\n")
  }

  @Test func colorsAreThoseOfTheStyle() throws {
    let text = try page("<span style=\"color: #ff0000\">red</span><font color=\"blue\">blue</font>")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test func plainTextIsTakenAsItIs() throws {
    let text = try NSAttributedString(
      data: Data("a <b>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
    #expect(text.string == "a <b>")
  }
}
