/// Parses the inline content of a Markdown paragraph according to CommonMark, and strikethrough
/// between `~~`.
struct MarkdownInlines {
  /// A run of characters that can start or end emphasis.
  private struct Delimiter {
    let character: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private enum Item {
    case inline(MarkdownInline)
    case delimiter(Delimiter)
    /// A bracket, and the start of its contents.
    case bracket(isImage: Bool, start: Int)
  }

  private static let longestLabel = 1000
  static let escapable = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "deg": "°",
    "euro": "€", "laquo": "«", "raquo": "»", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’",
  ]

  private let text: [Character]
  private let keepsWhitespace: Bool
  private let references: MarkdownReferences
  private var place = 0
  private var items: [Item] = []
  private var plain = ""

  /// Parses a paragraph.
  static func read(
    _ text: String, keepsWhitespace: Bool, references: MarkdownReferences = MarkdownReferences()
  ) -> [MarkdownInline] {
    var reader = MarkdownInlines(text, keepsWhitespace, references)
    reader.readAll()
    return emphasized(reader.items[...])
  }

  private init(_ text: String, _ keepsWhitespace: Bool, _ references: MarkdownReferences) {
    self.references = references
    self.text = Array(text)
    self.keepsWhitespace = keepsWhitespace
  }

  private func character(_ index: Int) -> Character? {
    text.indices.contains(index) ? text[index] : nil
  }

  private mutating func readAll() {
    while place < text.count {
      switch text[place] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[":
        place += 1
        add(.bracket(isImage: false, start: place))
      case "!" where character(place + 1) == "[":
        place += 2
        add(.bracket(isImage: true, start: place))
      case "]": readBracketEnd()
      case "<": readAngle()
      case "&": readEntity()
      case let character where character.isNewline: readLineEnd()
      default:
        plain.append(text[place])
        place += 1
      }
    }
    flush()
  }

  private mutating func add(_ item: Item) {
    flush()
    items.append(item)
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    items.append(.inline(.text(plain)))
    plain = ""
  }

  private mutating func readEscape() {
    guard let next = character(place + 1) else {
      plain.append("\\")
      place += 1
      return
    }
    if Self.escapable.contains(next) {
      plain.append(next)
      place += 2
    } else if next.isNewline {
      add(.inline(.lineBreak))
      place += 2
      skipSpaces()
    } else {
      plain.append("\\")
      place += 1
    }
  }

  private mutating func skipSpaces() {
    while !keepsWhitespace, character(place) == " " { place += 1 }
  }

  private mutating func readLineEnd() {
    guard !keepsWhitespace else {
      plain.append(text[place])
      place += 1
      return
    }
    var spaces = 0
    while plain.last == " " {
      plain.removeLast()
      spaces += 1
    }
    add(.inline(spaces >= 2 ? .lineBreak : .softBreak))
    place += 1
    skipSpaces()
  }

  private mutating func readCode() {
    let count = run(of: "`", at: place)
    var end = place + count
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(of: "`", at: end)
      if closing == count {
        add(.inline(.code(code(text[place + count..<end]))))
        place = end + count
        return
      }
      end += closing
    }
    plain.append(String(repeating: "`", count: count))
    place += count
  }

  private func code(_ characters: ArraySlice<Character>) -> String {
    let text = String(characters.map { $0.isNewline ? " " : $0 })
    let isPadded = text.count > 2 && text.first == " " && text.last == " "
    return isPadded && text.contains { $0 != " " } ? String(text.dropFirst().dropLast()) : text
  }

  private func run(of character: Character, at start: Int) -> Int {
    text[start...].prefix { $0 == character }.count
  }

  private mutating func readDelimiter() {
    let character = text[place]
    let count = run(of: character, at: place)
    let before = self.character(place - 1)
    let after = self.character(place + count)
    place += count
    if character == "~", count > 2 {
      plain.append(String(repeating: character, count: count))
      return
    }
    let (opens, closes) = Self.sides(before, after)
    var delimiter = Delimiter(
      character: character, count: count, canOpen: opens, canClose: closes)
    if character == "_" {
      delimiter = Delimiter(
        character: character, count: count,
        canOpen: opens && (!closes || before?.isMarkdownPunctuation ?? true),
        canClose: closes && (!opens || after?.isMarkdownPunctuation ?? true))
    }
    add(.delimiter(delimiter))
  }

  /// Returns whether a delimiter between two characters can start and end emphasis, which requires
  /// adjacent text.
  private static func sides(_ before: Character?, _ after: Character?) -> (Bool, Bool) {
    let spaceBefore = before?.isWhitespace ?? true
    let spaceAfter = after?.isWhitespace ?? true
    let markBefore = before?.isMarkdownPunctuation ?? false
    let markAfter = after?.isMarkdownPunctuation ?? false
    return (
      !spaceAfter && (!markAfter || spaceBefore || markBefore),
      !spaceBefore && (!markBefore || spaceAfter || markAfter)
    )
  }

  // MARK: Links

  private mutating func readBracketEnd() {
    flush()
    let earliest = max(items.count - Self.longestLabel, 0)
    let opening = items.indices.reversed().first { index in
      if index < earliest { return true }
      if case .bracket = items[index] { return true }
      return false
    }
    guard let opening, case .bracket(let isImage, let start) = items[opening],
      let (address, end) = readTarget(at: place + 1) ?? readReference(from: start)
    else {
      if let opening, case .bracket(let isImage, _) = items[opening] {
        items[opening] = .inline(.text(isImage ? "![" : "["))
      }
      plain.append("]")
      place += 1
      return
    }
    let children = Self.emphasized(items[(opening + 1)...])
    items.removeSubrange(opening...)
    items.append(.inline(isImage ? .image(address, children) : .link(address, children)))
    place = end
    guard !isImage else { return }
    // Links can't contain other links.
    for index in items.indices {
      if case .bracket(false, _) = items[index] { items[index] = .inline(.text("[")) }
    }
  }

  /// Returns the URL in parentheses, and the position after the closing one.
  private func readTarget(at start: Int) -> (String, Int)? {
    guard character(start) == "(" else { return nil }
    var index = start + 1
    func skip() { while let next = character(index), next.isWhitespace { index += 1 } }
    skip()
    guard let (address, end) = MarkdownTarget.address(in: text, at: index) else { return nil }
    index = end
    skip()
    guard let titleEnd = MarkdownTarget.endOfTitle(in: text, at: index) else { return nil }
    index = titleEnd
    skip()
    return character(index) == ")" ? (address, index + 1) : nil
  }

  /// Returns the URL for the label that follows or, if there isn't one, for the text in the
  /// brackets that end here, and the position after it.
  private func readReference(from start: Int) -> (String, Int)? {
    let inside = text[start..<place]
    if character(place + 1) == "[",
      let end = text[(place + 2)...].prefix(Self.longestLabel).firstIndex(of: "]")
    {
      let label = text[(place + 2)..<end]
      if let address = references.address(of: label.isEmpty ? inside : label) {
        return (address, end + 1)
      }
    }
    return references.address(of: inside).map { ($0, place + 1) }
  }

  private mutating func readAngle() {
    let end = text[place...].prefix(2000).firstIndex(of: ">")
    guard let end else {
      plain.append("<")
      place += 1
      return
    }
    let inside = String(text[(place + 1)..<end])
    let isAddress = !inside.contains { $0.isWhitespace || $0 == "<" }
    if isAddress, let colon = inside.firstIndex(of: ":"),
      inside[..<colon].count >= 2,
      inside[..<colon].allSatisfy({
        $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0))
      })
    {
      add(.inline(.link(inside, [.text(inside)])))
    } else if isAddress, inside.contains("@"), !inside.hasPrefix("@"), !inside.hasSuffix("@") {
      add(.inline(.link("mailto:" + inside, [.text(inside)])))
    } else if let first = inside.first, first.isLetter || first == "/" || first == "!" {
      add(.inline(.html("<" + inside + ">")))
    } else {
      plain.append("<")
      place += 1
      return
    }
    place = end + 1
  }

  private mutating func readEntity() {
    let end = text[place...].prefix(12).firstIndex(of: ";")
    guard let end, let decoded = Self.decode(String(text[(place + 1)..<end])) else {
      plain.append("&")
      place += 1
      return
    }
    plain.append(decoded)
    place = end + 1
  }

  private static func decode(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  // MARK: Emphasis

  /// Matches delimiters with the algorithm in CommonMark, and nests the content between them.
  private static func emphasized(_ slice: ArraySlice<Item>) -> [MarkdownInline] {
    var items = Array(slice)
    // The lowest positions to look for openers, for each kind of closer.
    var bottoms: [String: Int] = [:]
    var index = 0
    while index < items.count {
      guard case .delimiter(var closer) = items[index], closer.canClose else {
        index += 1
        continue
      }
      let kind = "\(closer.character)\(closer.canOpen)\(closer.count % 3)"
      guard let place = opener(for: closer, before: index, from: bottoms[kind] ?? 0, in: items),
        case .delimiter(var opener) = items[place]
      else {
        bottoms[kind] = index
        index += 1
        continue
      }
      let count =
        closer.character == "~" ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1
      let intent: InlinePresentationIntent =
        closer.character == "~"
        ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
      let styled = MarkdownInline.styled(intent, plain(items[(place + 1)..<index]))
      opener.count -= count
      closer.count -= count
      var new: [Item] = []
      if opener.count > 0 { new.append(.delimiter(opener)) }
      new.append(.inline(styled))
      if closer.count > 0 { new.append(.delimiter(closer)) }
      items.replaceSubrange(place...index, with: new)
      index = place + new.count - (closer.count > 0 ? 1 : 0)
    }
    return plain(items[...])
  }

  private static func opener(
    for closer: Delimiter, before index: Int, from bottom: Int, in items: [Item]
  ) -> Int? {
    for place in items[..<index].indices.reversed() where place >= bottom {
      guard case .delimiter(let opener) = items[place], opener.canOpen,
        opener.character == closer.character
      else { continue }
      if closer.character == "~" {
        if opener.count == closer.count { return place }
        continue
      }
      let isOdd =
        (opener.canClose || closer.canOpen) && (opener.count + closer.count) % 3 == 0
        && !(opener.count % 3 == 0 && closer.count % 3 == 0)
      if !isOdd { return place }
    }
    return nil
  }

  /// Converts the remaining delimiters and brackets to text.
  private static func plain(_ items: ArraySlice<Item>) -> [MarkdownInline] {
    items.map { item in
      switch item {
      case .inline(let inline): inline
      case .delimiter(let delimiter):
        .text(String(repeating: delimiter.character, count: delimiter.count))
      case .bracket(let isImage, _): .text(isImage ? "![" : "[")
      }
    }
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
