/// The positions of the words in a text that can be spell-checked.
enum SpelledWords {
  /// Returns the ranges of the words, in UTF-16 units, except those that contain digits.
  static func ranges(in text: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard isPart(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let end = end(of: text, from: index)
      if !text[index..<end].contains(where: \.isNumber) {
        ranges.append(NSRange(index..<end, in: text))
      }
      index = end
    }
    return ranges
  }

  private static func end(of text: String, from start: String.Index) -> String.Index {
    var end = start
    while end < text.endIndex {
      if isPart(text[end]) {
        end = text.index(after: end)
        continue
      }
      let next = text.index(after: end)
      guard text[end] == "'" || text[end] == "’", next < text.endIndex, isPart(text[next]) else {
        break
      }
      end = next
    }
    return end
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
