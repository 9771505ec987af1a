import Foundation

/// A rich text document converted to an attributed string, with fonts, sizes, bold, italic,
/// underlined, and struck-through text, colors, alignment, indentation, and links.
struct RTFDocument {
  private struct Style {
    var font = 0
    var size = 12.0
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isCrossedOut = false
    var color = 0
    var background = 0
    var baseline = 0.0
    var paragraph = NSParagraphStyle.Values()
    /// The number of characters that replace a Unicode character in readers that don't support it.
    var skipped = 1
  }

  /// The destination of a group's text.
  private enum Destination {
    case body, fonts, colors, fieldInstruction, ignored
  }

  private struct Group {
    var style = Style()
    var destination = Destination.body
    var link: URL?
  }

  private static let deepest = 1000
  private static let ignored: Set = [
    "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr",
    "footnote", "listtable", "listoverridetable", "expandedcolortbl", "generator", "themedata",
    "object", "filetbl", "revtbl", "rsidtbl", "xmlnstbl", "listtext", "pntext",
  ]
  private static let characters = [
    "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–", "bullet": "•",
    "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "cell": "\t", "row": "\n",
    "page": "\n", "emspace": "\u{2003}", "enspace": "\u{2002}",
  ]

  private let bytes: [UInt8]
  private var place = 0
  private var groups = [Group()]
  private var depthIgnored = 0
  private var fonts: [Int: String] = [:]
  private var fontName = ""
  private var fontNumber = 0
  private var colors: [UIColor?] = []
  private var color: [String: Int] = [:]
  private var instruction = ""
  private var fieldLink: URL?
  private var toSkip = 0
  private var pending: [UInt8] = []
  private var text = ""
  private let result = NSMutableAttributedString()

  /// Reads a document.
  /// - Returns: The text, or `nil` if the data is invalid.
  static func read(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var document = RTFDocument(bytes: Array(data))
    document.readAll()
    return document.result
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var group: Group {
    get { groups[groups.count - 1] }
    set { groups[groups.count - 1] = newValue }
  }

  private mutating func readAll() {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"):
        close()
        if groups.count == 1 { return }
      case UInt8(ascii: "\\"): readControl()
      case 10, 13: break
      default: add(byte)
      }
    }
    flush()
  }

  private mutating func open() {
    flush()
    if groups.count < Self.deepest { groups.append(group) } else { depthIgnored += 1 }
  }

  private mutating func close() {
    flush()
    if depthIgnored > 0 {
      depthIgnored -= 1
      return
    }
    if group.destination == .fieldInstruction { readInstruction() }
    if groups.count > 1 { groups.removeLast() }
  }

  // MARK: Text

  private mutating func add(_ byte: UInt8) {
    if toSkip > 0 {
      toSkip -= 1
    } else {
      pending.append(byte)
    }
  }

  private mutating func add(_ string: String) {
    decodePending()
    text += string
  }

  private mutating func decodePending() {
    guard !pending.isEmpty else { return }
    text += String(data: Data(pending), encoding: .windowsCP1252) ?? ""
    pending = []
  }

  private mutating func flush() {
    decodePending()
    guard !text.isEmpty else { return }
    switch group.destination {
    case .body: result.append(NSAttributedString(string: text, attributes: attributes))
    case .fonts: readFontName()
    case .colors: readColors()
    case .fieldInstruction: instruction += text
    case .ignored: break
    }
    text = ""
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = group.style
    var attributes: [NSAttributedString.Key: Any] = [.font: font(style)]
    let paragraph = NSMutableParagraphStyle()
    paragraph.values = style.paragraph
    attributes[.paragraphStyle] = paragraph
    func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }
    if let color = color(style.color) { attributes[.foregroundColor] = color }
    if let color = color(style.background) { attributes[.backgroundColor] = color }
    let line = NSUnderlineStyle.single.rawValue
    if style.isUnderlined { attributes[.underlineStyle] = line }
    if style.isCrossedOut { attributes[.strikethroughStyle] = line }
    if style.baseline != 0 { attributes[.baselineOffset] = style.baseline }
    if let link = group.link { attributes[.link] = link }
    return attributes
  }

  private func font(_ style: Style) -> UIFont {
    let name = fonts[style.font] ?? "Helvetica"
    let plain = UIFont.inDocument(name, size: style.size)
    var traits = plain.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  // MARK: Control words

  private mutating func readControl() {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    guard isLetter(byte) else {
      place += 1
      return readSymbol(byte)
    }
    let start = place
    while place < bytes.count, isLetter(bytes[place]), place - start < 32 { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    let number = readNumber()
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    perform(word, number)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func readNumber() -> Int? {
    let start = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    while place < bytes.count, place - start < 10, (48...57).contains(bytes[place]) { place += 1 }
    return Int(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func readSymbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes[place..<min(place + 2, bytes.count)], as: UTF8.self)
      place = min(place + 2, bytes.count)
      if let value = UInt8(digits, radix: 16) { add(value) }
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case UInt8(ascii: "*"): group.destination = .ignored
    case 10, 13: add("\n")
    default: add(byte)
    }
  }

  private mutating func perform(_ word: String, _ number: Int?) {
    if let character = Self.characters[word] { return add(character) }
    if word == "u", let number {
      decodePending()
      let unit = UInt16(truncatingIfNeeded: number)
      addUnit(unit)
      toSkip = group.style.skipped
      return
    }
    flush()
    if Self.ignored.contains(word) {
      group.destination = .ignored
      return
    }
    switch word {
    case "fonttbl": group.destination = .fonts
    case "colortbl": group.destination = .colors
    case "fldinst":
      group.destination = .fieldInstruction
      instruction = ""
    case "fldrslt":
      group.destination = .body
      group.link = fieldLink
    case "field": fieldLink = nil
    case "red", "green", "blue": color[word] = number
    default: style(word, number)
    }
    if word == "f", group.destination == .fonts { fontNumber = number ?? 0 }
  }

  private var highSurrogate: UInt16?

  private mutating func addUnit(_ unit: UInt16) {
    if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
      text += String(decoding: [high, unit], as: UTF16.self)
      highSurrogate = nil
    } else if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else {
      text += String(decoding: [unit], as: UTF16.self)
    }
  }

  private mutating func style(_ word: String, _ number: Int?) {
    let points = CGFloat(number ?? 0) / 20
    switch word {
    case "plain": group.style = Style(paragraph: group.style.paragraph)
    case "f": group.style.font = number ?? 0
    case "fs": group.style.size = max(Double(number ?? 24) / 2, 1)
    case "b": group.style.isBold = number != 0
    case "i": group.style.isItalic = number != 0
    case "ul": group.style.isUnderlined = number != 0
    case "ulnone": group.style.isUnderlined = false
    case "strike": group.style.isCrossedOut = number != 0
    case "cf": group.style.color = number ?? 0
    case "cb", "highlight", "chcbpat": group.style.background = number ?? 0
    case "super": group.style.baseline = group.style.size / 3
    case "sub": group.style.baseline = -group.style.size / 3
    case "nosupersub": group.style.baseline = 0
    case "uc": group.style.skipped = max(number ?? 1, 0)
    case "pard": group.style.paragraph = NSParagraphStyle.Values()
    case "ql": group.style.paragraph.alignment = .left
    case "qc": group.style.paragraph.alignment = .center
    case "qr": group.style.paragraph.alignment = .right
    case "qj": group.style.paragraph.alignment = .justified
    case "li":
      let first = group.style.paragraph.firstLineHeadIndent - group.style.paragraph.headIndent
      group.style.paragraph.headIndent = points
      group.style.paragraph.firstLineHeadIndent = points + first
    case "fi":
      group.style.paragraph.firstLineHeadIndent = group.style.paragraph.headIndent + points
    case "sa": group.style.paragraph.paragraphSpacing = points
    case "sb": group.style.paragraph.paragraphSpacingBefore = points
    default: break
    }
  }

  // MARK: Tables and fields

  private mutating func readFontName() {
    for character in text {
      if character == ";" {
        fonts[fontNumber] = fontName.trimmingCharacters(in: .whitespaces)
        fontName = ""
      } else {
        fontName.append(character)
      }
    }
  }

  private mutating func readColors() {
    for _ in text.filter({ $0 == ";" }) {
      func part(_ name: String) -> CGFloat { CGFloat(color[name] ?? 0) / 255 }
      colors.append(
        color.isEmpty
          ? nil : UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: 1))
      color = [:]
    }
  }

  private mutating func readInstruction() {
    let words = instruction.split(separator: "\"")
    if instruction.contains("HYPERLINK"), words.count > 1 {
      fieldLink = URL(string: String(words[1]))
    }
    instruction = ""
  }
}
