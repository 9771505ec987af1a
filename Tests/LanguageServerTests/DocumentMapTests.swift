import AppBuilder
import Foundation
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

  /// A line of a function, one whose `#old` turns into `longer`, and a generated line.
  private let function: DocumentMap = {
    var columns = ColumnMap()
    columns.add(line: 2, column: 5, old: 4, new: 6)
    let source = RewrittenSource(
      path: "/a.swift", copy: "/c/a.swift", text: "é view\nlet longer = é\nmade\n",
      columns: columns, lineCount: 2)
    return DocumentMap(source, original: SourceText("é view\nlet #old = é"))
  }()

  private func change(_ start: Position, _ end: Position, _ text: String) -> JSONValue {
    ["range": ["start": start.json, "end": end.json], "text": .string(text)]
  }

  /// A change of `function`, and both texts after it.
  struct Edit: Sendable {
    let start: Position
    let end: Position
    let text: String
    let original: String
    let rewritten: String

    init(
      _ start: (Int, Int), _ end: (Int, Int), _ text: String, _ original: String,
      _ rewritten: String
    ) {
      self.start = Position(line: start.0, character: start.1)
      self.end = Position(line: end.0, character: end.1)
      self.text = text
      self.original = original
      self.rewritten = rewritten
    }
  }

  static let edits = [
    Edit((0, 6), (0, 6), ".", "é view.\nlet #old = é", "é view.\nlet longer = é\nmade\n"),
    Edit((0, 2), (0, 6), "self", "é self\nlet #old = é", "é self\nlet longer = é\nmade\n"),
    Edit((0, 6), (0, 6), "\nb", "é view\nb\nlet #old = é", "é view\nb\nlet longer = é\nmade\n"),
    Edit((0, 0), (1, 0), "", "let #old = é", "let longer = é\nmade\n"),
    Edit((0, 1), (1, 1), "🙂", "é🙂et #old = é", "é🙂et longer = é\nmade\n"),
    Edit((1, 11), (1, 12), "ö\n", "é view\nlet #old = ö\n", "é view\nlet longer = ö\n\nmade\n"),
    Edit((1, 0), (1, 3), "var", "é view\nvar #old = é", "é view\nvar longer = é\nmade\n"),
  ]

  @Test(arguments: edits)
  func aChangeOfTextThatIsntRewrittenIsMadeInBoth(_ edit: Edit) throws {
    let new = try #require(function.applying([change(edit.start, edit.end, edit.text)]))
    #expect(new.original.string == edit.original)
    #expect(new.rewritten.string == edit.rewritten)
    // The rewritten name has moved along.
    let lines = edit.original.components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains("#old") })
    let after = try #require(lines[line].range(of: "#old")).upperBound
    let column = lines[line][..<after].utf16.count
    let (end, newEnd) = (
      Position(line: line, character: column), Position(line: line, character: column + 2)
    )
    #expect(new.rewritten(end) == newEnd)
    #expect(new.original(newEnd) == end)
    #expect(new.isGenerated(Position(line: lines.count, character: 0)))
  }

  /// Returns the change between two columns of a line.
  private func change(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSONValue {
    change(Position(line: line, character: start), Position(line: line, character: end), text)
  }

  @Test func aChangeOfRewrittenTextNeedsTheBuilder() {
    #expect(function.applying([change(1, 6, 6, "x")]) == nil)
    #expect(function.applying([change(1, 0, 9, "")]) == nil)
    let start = Position(line: 0, character: 0)
    #expect(function.applying([change(start, Position(line: 2, character: 0), "")]) == nil)
    #expect(function.applying([["text": "all"]]) == nil)
  }

  @Test func severalChangesAreMadeInOrder() {
    let new = function.applying([change(0, 6, 6, "s"), change(0, 7, 7, "!")])
    #expect(new?.rewritten.string == "é views!\nlet longer = é\nmade\n")
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
