import Testing

@testable import LanguageServer

/// Texts and their changes.
struct SourceTextTests {
  @Test func positionsCountUTF16() {
    let text = SourceText("a\n🎈é = x\n")
    #expect(text.bytes(inUTF16: 3, of: 1) == 6)
    #expect(text.utf16(inBytes: 6, of: 1) == 3)
    #expect(text.end == Position(line: 2, character: 0))
  }

  @Test func aChangeTurnsOneTextIntoTheOther() {
    let parts = ["", "a", "b", "a\n", "\n", "b\na\n", "🎈\n", "a\nb"]
    for old in parts.flatMap({ first in parts.map { first + $0 } }) {
      for new in parts.flatMap({ first in parts.map { first + $0 } }) {
        guard let change = SourceText(old).change(to: SourceText(new)) else {
          #expect(old == new)
          continue
        }
        var document = OpenDocument(address: "", version: 1, text: old)
        document.apply([change])
        #expect(document.text.string == new, "from \(old.debugDescription)")
      }
    }
  }
}
