/// The link reference definitions in a Markdown document, such as `[label]: address "title"`.
struct MarkdownReferences {
  private static let longestLabel = 999

  private var addresses: [String: String] = [:]

  /// Adds the definitions at the start of a paragraph, and returns the rest of the paragraph.
  mutating func takeDefinitions(of paragraph: String) -> String {
    guard paragraph.first == "[" else { return paragraph }
    let text = Array(paragraph)
    var place = 0
    while let definition = Self.definition(in: text, at: place) {
      // If a label has several definitions, the first one is used.
      if addresses[definition.label] == nil { addresses[definition.label] = definition.address }
      place = definition.end
    }
    return String(text[place...])
  }

  /// Returns the URL for a label, ignoring case.
  func address(of label: ArraySlice<Character>) -> String? {
    guard !addresses.isEmpty, label.count <= Self.longestLabel else { return nil }
    return addresses[Self.normalized(label)]
  }

  private static func normalized(_ label: ArraySlice<Character>) -> String {
    label.split { $0.isWhitespace }.map { String($0).lowercased() }.joined(separator: " ")
  }

  private static func definition(
    in text: [Character], at start: Int
  ) -> (label: String, address: String, end: Int)? {
    guard start < text.count, text[start] == "[", let close = endOfLabel(in: text, at: start + 1),
      close + 1 < text.count, text[close + 1] == ":"
    else { return nil }
    let label = normalized(text[(start + 1)..<close])
    let place = afterSpace(in: text, at: close + 2)
    guard !label.isEmpty, place < text.count,
      let (address, end) = MarkdownTarget.address(in: text, at: place), end > place
    else { return nil }
    let titled = afterSpace(in: text, at: end)
    if titled > end, let end = MarkdownTarget.endOfTitle(in: text, at: titled),
      let next = nextLine(in: text, at: end)
    {
      return (label, address, next)
    }
    return nextLine(in: text, at: end).map { (label, address, $0) }
  }

  private static func endOfLabel(in text: [Character], at start: Int) -> Int? {
    var index = start
    while index < text.count, index - start <= longestLabel {
      switch text[index] {
      case "]": return index
      case "[": return nil
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  private static func afterSpace(in text: [Character], at start: Int) -> Int {
    text[min(start, text.count)...].firstIndex { !$0.isWhitespace } ?? text.count
  }

  /// Returns the start of the next line, or `nil` if there's other text on the current line.
  private static func nextLine(in text: [Character], at start: Int) -> Int? {
    guard let end = text[start...].firstIndex(where: { !$0.isWhitespace || $0.isNewline }) else {
      return text.count
    }
    return text[end].isNewline ? end + 1 : nil
  }
}
