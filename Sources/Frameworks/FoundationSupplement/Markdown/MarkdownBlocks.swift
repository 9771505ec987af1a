/// Parses the blocks in Markdown: paragraphs, headings, lists, block quotes, code, thematic breaks,
/// and tables.
struct MarkdownBlocks {
  /// A block of text that doesn't contain other blocks.
  struct Block {
    let text: String
    let intent: PresentationIntent
    /// Whether the text is literal.
    let isCode: Bool
  }

  private static let deepest = 32

  private(set) var blocks: [Block] = []
  /// The document's link reference definitions.
  private(set) var references = MarkdownReferences()
  private var identity = 0

  /// Parses a document.
  static func read(_ text: String) -> MarkdownBlocks {
    var reader = MarkdownBlocks()
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map {
      String($0).replacing("\t", with: "    ")
    }
    reader.read(lines[...], in: nil, depth: 0)
    return reader
  }

  private mutating func intent(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(
    _ text: String, _ kind: PresentationIntent.Kind, in parent: PresentationIntent?,
    isCode: Bool = false
  ) {
    blocks.append(Block(text: text, intent: intent(kind, in: parent), isCode: isCode))
  }

  private mutating func read(
    _ lines: ArraySlice<String>, in parent: PresentationIntent?, depth: Int
  ) {
    var rest = lines
    var paragraph: [String] = []
    func isNested(_ line: String) -> Bool { depth < Self.deepest && line.indentation < 4 }
    while let line = rest.first {
      let text = line.trimmed
      if text.isEmpty {
        end(&paragraph, in: parent)
        rest.removeFirst()
      } else if paragraph.isEmpty, line.indentation >= 4 {
        rest = readIndentedCode(rest, in: parent)
      } else if !paragraph.isEmpty, let level = text.underlineLevel, line.indentation < 4 {
        rest.removeFirst()
        let heading = references.takeDefinitions(of: paragraph.joined(separator: "\n"))
        paragraph = heading.isEmpty ? [text] : []
        if !heading.isEmpty { add(heading, .header(level: level), in: parent) }
      } else if let heading = text.heading {
        end(&paragraph, in: parent)
        add(heading.text, .header(level: heading.level), in: parent)
        rest.removeFirst()
      } else if text.isThematicBreak {
        end(&paragraph, in: parent)
        add("\u{23AF}\u{23AF}\u{23AF}", .thematicBreak, in: parent, isCode: true)
        rest.removeFirst()
      } else if let fence = text.fence {
        end(&paragraph, in: parent)
        rest = readFencedCode(rest, fence: fence, in: parent)
      } else if text.hasPrefix(">"), isNested(line) {
        end(&paragraph, in: parent)
        rest = readQuotation(rest, in: parent, depth: depth)
      } else if let marker = line.listMarker, isNested(line),
        paragraph.isEmpty || marker.canInterruptParagraph
      {
        end(&paragraph, in: parent)
        rest = readList(rest, marker: marker, in: parent, depth: depth)
      } else if paragraph.isEmpty, let table = table(rest) {
        rest = rest.dropFirst(table.count)
        write(table, in: parent)
      } else {
        paragraph.append(String(line.drop { $0 == " " }))
        rest.removeFirst()
      }
    }
    end(&paragraph, in: parent)
  }

  private mutating func end(_ paragraph: inout [String], in parent: PresentationIntent?) {
    guard !paragraph.isEmpty else { return }
    var text = references.takeDefinitions(of: paragraph.joined(separator: "\n"))
    while text.last == " " { text.removeLast() }
    if !text.isEmpty { add(text, .paragraph, in: parent) }
    paragraph = []
  }

  // MARK: Code

  private mutating func readIndentedCode(
    _ lines: ArraySlice<String>, in parent: PresentationIntent?
  ) -> ArraySlice<String> {
    var code = Array(lines.prefix { $0.indentation >= 4 || $0.trimmed.isEmpty })
    let count = code.count
    while code.last?.trimmed.isEmpty == true { code.removeLast() }
    let text = code.map { String($0.dropFirst(4)) }.joined(separator: "\n") + "\n"
    add(text, .codeBlock(languageHint: nil), in: parent, isCode: true)
    return lines.dropFirst(count)
  }

  private mutating func readFencedCode(
    _ lines: ArraySlice<String>, fence: (mark: String, language: String),
    in parent: PresentationIntent?
  ) -> ArraySlice<String> {
    let code = lines.dropFirst().prefix {
      let text = $0.trimmed
      return !(text.hasPrefix(fence.mark) && text.allSatisfy { $0 == fence.mark.first })
    }
    let text = code.map { $0 + "\n" }.joined()
    add(
      text, .codeBlock(languageHint: fence.language.isEmpty ? nil : fence.language), in: parent,
      isCode: true)
    return lines.dropFirst(code.count + 2)
  }

  // MARK: Quotations and lists

  private mutating func readQuotation(
    _ lines: ArraySlice<String>, in parent: PresentationIntent?, depth: Int
  ) -> ArraySlice<String> {
    let quoted = lines.prefix { !$0.trimmed.isEmpty }
    let inside = quoted.map { line -> String in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(">") else { return line }
      return String(text.hasPrefix("> ") ? text.dropFirst(2) : text.dropFirst())
    }
    read(inside[...], in: intent(.blockQuote, in: parent), depth: depth + 1)
    return lines.dropFirst(quoted.count)
  }

  private mutating func readList(
    _ lines: ArraySlice<String>, marker: MarkdownListMarker, in parent: PresentationIntent?,
    depth: Int
  ) -> ArraySlice<String> {
    var rest = lines
    let list = intent(marker.isOrdered ? .orderedList : .unorderedList, in: parent)
    var ordinal = marker.number
    while let first = rest.first, let next = first.listMarker, next.kind == marker.kind,
      first.indentation < 4, !first.trimmed.isThematicBreak
    {
      var item = [String(first.dropFirst(next.width))]
      rest.removeFirst()
      var isAfterBlank = false
      while let line = rest.first {
        if line.trimmed.isEmpty {
          isAfterBlank = true
          item.append("")
        } else if line.indentation >= next.width {
          item.append(String(line.dropFirst(next.width)))
          isAfterBlank = false
        } else if isAfterBlank || line.listMarker != nil || line.trimmed.startsBlock {
          break
        } else {
          item.append(line)
        }
        rest.removeFirst()
      }
      read(item[...], in: intent(.listItem(ordinal: ordinal), in: list), depth: depth + 1)
      ordinal += 1
    }
    return rest
  }

  // MARK: Tables

  private struct Table {
    var columns: [PresentationIntent.TableColumn]
    var rows: [[String]]
    /// The number of source lines.
    var count: Int
  }

  private func table(_ lines: ArraySlice<String>) -> Table? {
    guard let head = lines.first, head.contains("|"), let line = lines.dropFirst().first,
      line.contains("-"), line.contains("|")
    else { return nil }
    let marks = line.cells
    guard marks.count == head.cells.count,
      marks.allSatisfy({ $0.contains("-") && $0.allSatisfy { "-: ".contains($0) } })
    else { return nil }
    let columns = marks.map { mark in
      let isRight = mark.hasSuffix(":")
      return PresentationIntent.TableColumn(
        alignment: isRight ? mark.hasPrefix(":") ? .center : .right : .left)
    }
    let body = lines.dropFirst(2).prefix { $0.contains("|") && !$0.trimmed.isEmpty }
    return Table(
      columns: columns, rows: [head.cells] + body.map(\.cells), count: body.count + 2)
  }

  private mutating func write(_ table: Table, in parent: PresentationIntent?) {
    let whole = intent(.table(columns: table.columns), in: parent)
    for (number, cells) in table.rows.enumerated() {
      let row = intent(number == 0 ? .tableHeaderRow : .tableRow(rowIndex: number), in: whole)
      for (column, cell) in cells.prefix(table.columns.count).enumerated() {
        add(cell, .tableCell(columnIndex: column), in: row)
      }
    }
  }
}

/// The marker at the start of a list item.
struct MarkdownListMarker {
  /// The bullet, or the character after the number.
  let kind: Character
  let number: Int
  /// The indentation of the item's text.
  let width: Int
  let isEmpty: Bool

  var isOrdered: Bool { kind == "." || kind == ")" }
  var canInterruptParagraph: Bool { !isEmpty && (!isOrdered || number == 1) }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate var heading: (level: Int, text: String)? {
    let level = prefix { $0 == "#" }.count
    let rest = dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var text = String(rest).trimmed
    let closing = text.reversed().prefix { $0 == "#" }.count
    if closing > 0, text.count == closing || text.dropLast(closing).last == " " {
      text = String(text.dropLast(closing)).trimmed
    }
    return (level, text)
  }

  fileprivate var underlineLevel: Int? {
    if allSatisfy({ $0 == "=" }) { return 1 }
    return allSatisfy { $0 == "-" } ? 2 : nil
  }

  fileprivate var isThematicBreak: Bool {
    let marks = filter { $0 != " " }
    guard marks.count >= 3, let mark = marks.first, "-*_".contains(mark) else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  fileprivate var fence: (mark: String, language: String)? {
    guard let mark = first, mark == "`" || mark == "~" else { return nil }
    let count = prefix { $0 == mark }.count
    let info = String(dropFirst(count)).trimmed
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let language = String(info.prefix { !$0.isWhitespace })
    return (String(repeating: mark, count: count), language)
  }

  fileprivate var startsBlock: Bool {
    hasPrefix(">") || heading != nil || isThematicBreak || fence != nil
  }

  fileprivate var listMarker: MarkdownListMarker? {
    let indent = indentation
    let text = dropFirst(indent)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard let kind = rest.first, digits.count < 10,
      digits.isEmpty ? "-+*".contains(kind) : ".)".contains(kind)
    else { return nil }
    let after = rest.dropFirst()
    guard after.isEmpty || after.first == " " else { return nil }
    let spaces = after.prefix { $0 == " " }.count
    let isEmpty = spaces == after.count
    return MarkdownListMarker(
      kind: kind, number: Int(digits) ?? 1,
      width: indent + digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces), isEmpty: isEmpty)
  }

  /// The cells in a table row.
  fileprivate var cells: [String] {
    var row = trimmed
    if row.hasPrefix("|") { row.removeFirst() }
    if row.hasSuffix("|"), !row.hasSuffix("\\|") { row.removeLast() }
    return row.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
