import Safeguards
import Testing

/// Code that's generated from data.
struct SwiftCodeTests {
  @Test(arguments: [
    ("say \"hi\"\n", #""say \"hi\"\n""#), ("\\(x)", #""\\(x)""#), ("\u{1}", #""\u{1}""#),
  ])
  func textsAreWrittenAsSwift(_ text: String, _ written: String) {
    #expect(SwiftCode(literal: text).text == written)
    let call: SwiftCode = "show(\(literal: text), \(3))"
    #expect(call.text == "show(\(written), 3)")
  }

  @Test func blocksIndentTheirLines() {
    let inner = SwiftCode.block("func go()", ["first()", "", .line("if done", ["a()", "b()"])])
    #expect(
      SwiftCode.block("extension \("View" as String)", [inner]).text == """
        extension View {
          func go() {
            first()

            if done { a(); b() }
          }
        }
        """)
  }

  @Test func partsAreJoined() {
    let parts: [SwiftCode] = ["a", "b"]
    #expect(parts.joined(separator: ", ") + ";" == "a, b;")
    #expect("\(parts.joined())" == "ab")
  }
}
