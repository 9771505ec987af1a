import AppBuilder
import Testing

@testable import LanguageServer

/// The positions in a file and in its rewritten copy.
struct DocumentMapTests {
  /// `f(#old)` turns into `f(longer)`, with `extra` before the brace, and a generated line.
  private let document: DocumentMap = {
    var columns = ColumnMap()
    columns.add(line: 1, column: 3, old: 4, new: 6)
    columns.add(line: 1, column: 9, old: 0, new: 5)
    let source = RewrittenSource(
      path: "/a.swift", copy: "/c/a.swift", text: "f(longer) extra}\nmade\n", columns: columns,
      lineCount: 1)
    return DocumentMap(source, original: SourceText("f(#old) }"))
  }()

  @Test(arguments: [(0, 0), (2, 2), (6, 8), (8, 10)])
  func positionsGoBothWays(_ original: Int, _ rewritten: Int) {
    #expect(document.rewritten(Position(line: 0, character: original)).character == rewritten)
    #expect(document.original(Position(line: 0, character: rewritten)).character == original)
  }

  @Test func addedCodeIsGenerated() {
    #expect(document.isGenerated(Position(line: 0, character: 12)))
    #expect(document.isGenerated(Position(line: 1, character: 0)))
    #expect(!document.isGenerated(Position(line: 0, character: 1)))
    #expect(!document.isGenerated(Position(line: 0, character: 15)))
  }

  @Test func messagesLoseGeneratedPlaces() {
    let mapper = LocationMapper(["/a.swift": document], folder: "/c", addresses: [:])
    func place(_ file: String, _ line: Int, _ character: Int) -> JSONValue {
      let position = Position(line: line, character: character).json
      return ["uri": .string("file://" + file), "range": ["start": position, "end": position]]
    }
    let places: JSONValue = [
      place("/c/a.swift", 0, 8), place("/c/a.swift", 1, 0),
      place("/c/QuinceRegistration.swift", 0, 0),
      place("/other.swift", 5, 5),
    ]
    #expect(
      mapper.original(places, in: nil) == [place("/a.swift", 0, 6), place("/other.swift", 5, 5)])
    #expect(mapper.rewritten(place("/a.swift", 0, 6)) == place("/c/a.swift", 0, 8))
  }
}
