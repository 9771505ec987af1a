/// A place in a text, as editors count: lines from 0, and UTF-16 code units from the line's start.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Returns `nil` if the value isn't a position.
  init?(_ value: JSONValue?) {
    guard let value, let line = value["line"]?.integer, let character = value["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
