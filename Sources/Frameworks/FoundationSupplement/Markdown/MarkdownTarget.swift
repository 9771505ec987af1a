/// Parses the destination and title of a Markdown link.
enum MarkdownTarget {
  private static let longestTitle = 1000
  private static let closings: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  /// Returns the URL at a position and its end, or `nil` if it isn't closed.
  static func address(in text: [Character], at start: Int) -> (address: String, end: Int)? {
    var index = start
    var address = ""
    if index < text.count, text[index] == "<" {
      index += 1
      while index < text.count, text[index] != ">", !text[index].isNewline {
        address.append(text[index])
        index += 1
      }
      guard index < text.count, text[index] == ">" else { return nil }
      return (address, index + 1)
    }
    var depth = 0
    while index < text.count, !text[index].isWhitespace {
      let next = text[index]
      if next == "\\", index + 1 < text.count, MarkdownInlines.escapable.contains(text[index + 1]) {
        address.append(text[index + 1])
        index += 2
        continue
      }
      if next == "(" { depth += 1 }
      if next == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      address.append(next)
      index += 1
    }
    return (address, index)
  }

  /// Returns the end of the title at a position.
  ///
  /// If there's no title, returns the position, or `nil` if the title isn't closed.
  static func endOfTitle(in text: [Character], at start: Int) -> Int? {
    guard start < text.count, let closing = closings[text[start]] else { return start }
    let last = min(text.count, start + longestTitle)
    var index = start + 1
    while index < last, text[index] != closing { index += text[index] == "\\" ? 2 : 1 }
    return index < last ? index + 1 : nil
  }
}
