/// Derives the Objective-C names of methods as Swift does.
enum SelectorName {
  /// - Parameter labels: The labels, which are `nil` for parameters without one.
  static func of(
    baseName: String, labels: [String?], isAsync: Bool = false, throwsErrors: Bool = false
  ) -> String {
    var pieces: [String?] = labels
    if isAsync {
      pieces.append("completionHandler")
    } else if throwsErrors {
      pieces.append("error")
    }
    guard let first = pieces.first else { return baseName }
    var result = baseName
    if labels.isEmpty {
      result += isAsync ? "WithCompletionHandler" : "AndReturnError"
    } else if let first, first != "_" {
      let label = unquoted(first)
      if !prepositions.contains(firstWord(label)), !prepositions.contains(lastWord(baseName)) {
        result += "With"
      }
      result += label.prefix(1).uppercased() + label.dropFirst()
    }
    result += ":"
    for piece in pieces.dropFirst() {
      result += (piece.map { $0 == "_" ? "" : unquoted($0) } ?? "") + ":"
    }
    return result
  }

  private static func unquoted(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  private static func firstWord(_ name: String) -> String {
    let characters = Array(name)
    var end = 0
    while end < characters.count, characters[end].isUppercase { end += 1 }
    if end > 1, end < characters.count { end -= 1 }
    if end <= 1 {
      end = max(end, min(1, characters.count))
      while end < characters.count, !characters[end].isUppercase, characters[end] != "_" {
        end += 1
      }
    }
    return String(characters[..<end]).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    let characters = Array(name)
    var start = characters.count
    while start > 0, !characters[start - 1].isUppercase, characters[start - 1] != "_" { start -= 1 }
    if start > 0, characters[start - 1].isUppercase { start -= 1 }
    return String(characters[start...]).lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
