extension String {
  /// The text in a form that's readable for users, with unreasonably long quotations from other
  /// people's files truncated.
  ///
  /// Quotations between “ and ” and words without spaces are truncated.
  package var shortened: String {
    guard utf8.count > Self.longestQuotation else { return self }
    return cutting(past: Self.longestQuotation, opening: "“", closing: "”")
      .cutting(past: Self.longestWord)
  }

  private static let longestQuotation = 120
  private static let longestWord = 400

  /// Returns the text with long quotations truncated to a number of characters.
  private func cutting(past limit: Int, opening: Character, closing: Character) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: opening),
      let end = rest[start...].firstIndex(of: closing)
    {
      let quotation = rest[rest.index(after: start)..<end]
      result += rest[...start] + quotation.prefix(limit)
      if quotation.count > limit { result += "…" }
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the text with long words truncated to a number of bytes.
  private func cutting(past limit: Int) -> String {
    var result = ""
    var count = 0
    for character in self {
      count = character.isWhitespace ? 0 : count + character.utf8.count
      if count <= limit {
        result.append(character)
      } else if count - character.utf8.count <= limit {
        result.append("…")
      }
    }
    return result
  }
}
