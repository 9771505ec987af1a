import Testing
import UIKit

struct MarkdownTests {
  private func runs(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  ) throws -> [String] {
    let text = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent?.rawValue ?? 0
      let link = run.link.map { " \($0.absoluteString)" } ?? ""
      return "\(intent) \(String(text[run.range].characters))\(link)"
    }
  }

  @Test(arguments: [
    ("plain", ["0 plain"]), ("*a* b", ["1 a", "0  b"]), ("**a**b", ["2 a", "0 b"]),
    ("***both***", ["3 both"]), ("**a *b* c**", ["2 a ", "3 b", "2  c"]),
    ("snake_case_name", ["0 snake_case_name"]), ("2 * 3 * 4", ["0 2 * 3 * 4"]),
    ("`a*b*`", ["4 a*b*"]), ("~~gone~~", ["32 gone"]), ("\\*no\\*", ["0 *no*"]),
    ("[Apple](https://apple.com)", ["0 Apple https://apple.com"]),
    ("[**b**](x \"Title\")!", ["2 b x", "0 !"]), ("<https://a.b>", ["0 https://a.b https://a.b"]),
    ("[not a link]", ["0 [not a link]"]), ("a &amp; b &#65;", ["0 a & b A"]),
    ("a\nb", ["0 a", "64  ", "0 b"]), ("a  \nb", ["0 a", "128 \n", "0 b"]),
    ("**unclosed", ["0 **unclosed"]),
  ])
  func textWithinAParagraphHasIntents(_ markdown: String, _ expected: [String]) throws {
    #expect(try runs(markdown) == expected)
  }

  @Test func anNSAttributedStringHasTheSameIntents() throws {
    let text = try NSAttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(text.string == "a b c")
    let attributes = text.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.inlinePresentationIntent] as? UInt == 2)
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://d.e"))
  }

  @Test func aLocalizedTextIsReadAsMarkdown() {
    let text = AttributedString(localized: "**\(3)** of *many*")
    #expect(String(text.characters) == "3 of many")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func whitespaceIsKeptWhereAsked() throws {
    #expect(try runs("a\n\n*b*", .inlineOnlyPreservingWhitespace) == ["0 a\n\n", "1 b"])
  }

  @Test func blocksHaveIntentsAndNothingBetweenThem() throws {
    let text = try AttributedString(
      markdown: """
        # Title

        One
        two

        - first
        - second

        > quoted

        ```swift
        let a = 1
        ```
        """)
    #expect(String(text.characters) == "TitleOne twofirstsecondquotedlet a = 1\n")
    let kinds = text.runs[\.presentationIntent].map { intent, _ in
      intent?.components.map { "\($0.kind)" }.joined(separator: " in ") ?? ""
    }
    #expect(
      kinds == [
        "header(level: 1)", "paragraph", "paragraph in listItem(ordinal: 1) in unorderedList",
        "paragraph in listItem(ordinal: 2) in unorderedList", "paragraph in blockQuote",
        "codeBlock(languageHint: Optional(\"swift\"))",
      ])
  }

  @Test(arguments: [
    ("[the *site*][1]\n\n[1]: https://a.b", ["0 the  https://a.b", "1 site https://a.b"]),
    ("[Site][] and [site]\n\n[SITE]: <x y> 'Title'", ["0 Site x%20y", "0  and ", "0 site x%20y"]),
    ("[a]: b\n[a]: c\n[a] d", ["0 a b", "0  d"]),
    ("> [a]: b\n\n[a]", ["0 a b"]), ("[a]: b c\n\n[a]", ["0 [a]: b c", "0 [a]"]),
    ("[a]:\n  b\n  \"Title\"\n\n![p][a]", ["0 p"]), ("[a]\n===\n\n[a]: b", ["0 a b"]),
    ("[a]: b\n===", ["0 ==="]), ("text\n[a]: b", ["0 text", "64  ", "0 [a]: b"]),
  ])
  func linksMayBeDefinedElsewhere(_ markdown: String, _ expected: [String]) throws {
    #expect(try runs(markdown, .full) == expected)
  }

  @Test func linksAreRelativeToTheBase() throws {
    let text = try AttributedString(
      markdown: "[a](b.html)", baseURL: URL(string: "https://example.com/x/"))
    #expect(text.runs.first?.link?.absoluteString == "https://example.com/x/b.html")
  }

  /// An algorithm that takes a second per doubling would never finish.
  @Test func hostileTextsAreReadInTime() throws {
    for piece in ["[", "*a ", "_a_ ", "](", "`", "> ", "<", "a**b ", "- ", "[a]: b (\n", "[a]["] {
      let text = String(repeating: piece, count: 2000)
      #expect(throws: Never.self) { try AttributedString(markdown: text) }
    }
  }

  @Test func aLabelShowsWhatIsMeant() throws {
    let text = NSAttributedString(try AttributedString(markdown: "a **b**"))
    #expect(text.string == "a b")
    #expect(text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? UInt == 2)
  }
}

extension OnScreen {
  @MainActor struct MarkdownLabelTests {
    @Test func strongTextIsBold() throws {
      let screen = TestScreen()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      screen.view.addSubview(label)
      label.attributedText = NSAttributedString(try AttributedString(markdown: "a **b**"))
      screen.commit()
      let weights = screen.stage.texts.map(\.font.weight)
      #expect(weights.count == 2)
      #expect(weights[0] < weights[1])
    }
  }
}
