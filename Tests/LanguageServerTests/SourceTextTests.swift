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

  @Test(arguments: [("ground", false), ("background", true), ("size", true), ("", false)])
  func wholeNamesAreFound(_ name: String, _ isThere: Bool) {
    #expect(SourceText("background.resize size").contains(word: name[...]) == isThere)
  }

  @Test func usesThatAreMissingAreRenamed() throws {
    let text = SourceText("é.size + size(1)\nresize")
    let all = [(0, 2), (0, 9), (1, 2)].map { Position(line: $0.0, character: $0.1) }
    #expect(text.word(at: Position(line: 0, character: 11))?.text == "size")
    #expect(text.word(at: Position(line: 0, character: 1))?.text == "é")
    #expect(text.word(at: Position(line: 0, character: 8)) == nil)
    let known: [String: JSONValue] = [
      "file:///a": [["range": ["start": all[0].json, "end": all[0].json], "newText": "area"]]
    ]
    let missing = ProjectSession.missingChanges(
      renaming: "size", to: "area",
      at: all.map { ["uri": "file:///a", "range": ["start": $0.json, "end": $0.json]] }, in: known
    ) { position, _ in text.word(at: position) }
    let end = Position(line: 0, character: 13)
    #expect(
      missing == [
        "file:///a": [["range": ["start": all[1].json, "end": end.json], "newText": "area"]]
      ])
  }
}
