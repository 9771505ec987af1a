/// Functions for splitting names into words.
enum Words {
  /// The words that are followed by the types of arguments.
  static let prepositions: Set = [
    "at", "by", "for", "from", "in", "of", "on", "to", "using", "with",
  ]

  /// Returns the words of a name in lowercase, such as cg, path, for, and url for `CGPathForURL`.
  static func of(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isAfterSmall = index > 0 && !characters[index - 1].isUppercase
      let isBeforeSmall =
        index + 1 < characters.count && characters[index + 1].isLowercase
        && !isLastOfPlural(characters, index)
      if character.isUppercase, !word.isEmpty, isAfterSmall || isBeforeSmall {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the words of a name, both with and without a leading `is`, which Objective-C omits.
  static func variants(of name: String) -> Set<[String]> {
    let words = of(name)
    return [words, words.first == "is" ? Array(words.dropFirst()) : words]
  }

  /// Returns whether a letter is the last one before the plural `s` of an abbreviation, as in
  /// `URLs`.
  private static func isLastOfPlural(_ characters: [Character], _ index: Int) -> Bool {
    let end = index + 2
    return index > 0 && characters[index - 1].isUppercase && characters[index + 1] == "s"
      && (end == characters.count || !characters[end].isLetter)
  }

  /// Returns whether the words are the end of a type's name, in the singular or plural.
  static func names(_ words: some Collection<String>, type: String) -> Bool {
    let type = of(type)
    guard !words.isEmpty, words.count <= type.count else { return false }
    return zip(type.suffix(words.count), words).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one + "s" == other || other + "s" == one
      || one.dropLast() + "ies" == other && one.hasSuffix("y")
  }
}
