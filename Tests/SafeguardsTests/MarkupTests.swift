import Safeguards
import Testing

/// The conversion of other people's text to text for a page, an XML document, or a terminal.
struct MarkupTests {
  @Test func nothingMeansAnythingInMarkup() {
    #expect(
      "<a href=\"x\" title='y'>&amp;</a>".escapedForMarkup
        == "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;")
    #expect("Grüße 👩‍👩‍👧\n\tx".escapedForMarkup == "Grüße 👩‍👩‍👧\n\tx")
  }

  @Test func charactersThatNoXMLMayHoldAreLeftOut() {
    #expect("a\0b\u{8}c\u{1B}d\u{FFFE}e\u{FFFF}f\u{85}g".escapedForMarkup == "abcdefg")
  }

  @Test func controlCharactersBecomePictures() {
    #expect("a\u{1B}]0;b\u{7}\u{9B}\n\tc".withoutControls == "a␛]0;b␇␡\n\tc")
    #expect("plain".withoutControls == "plain")
    #expect("a\n\tb\r\nc\u{1B}".onOneLine == "a b c␛")
    #expect("a\r\nb\rc".withoutControls == "a\nb␍c")
  }

  @Test(arguments: [
    0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069,
  ])
  func charactersThatReorderTextAreShownByNumber(_ value: UInt32) {
    let number = String(value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: 4 - number.count) + number
    #expect("if a\(Unicode.Scalar(value)!)b".withoutControls == "if a<U+\(name)>b")
  }
}
