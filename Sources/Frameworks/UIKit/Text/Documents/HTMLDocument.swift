import VectorGraphics

/// A web page converted to an attributed string, with paragraphs, headings, lists, links, and text
/// that's bold, italic, underlined, struck through, or colored.
package struct HTMLDocument {
  private struct Style {
    var size = 12.0
    var isBold = false
    var isItalic = false
    var isFixed = false
    /// The space below the paragraph.
    var spacing = 0.0
    var attributes: [NSAttributedString.Key: Any] = [:]
  }

  /// A list, and the number of its next item if it's numbered.
  private struct List {
    var number: Int?
  }

  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "section", "article", "header", "footer", "body", "html", "hr",
  ]
  private static let unshown: Set = ["head", "style", "script", "title", "template"]
  private static let headings = [
    "h1": 24.0, "h2": 18.0, "h3": 14.0, "h4": 12.0, "h5": 10.0, "h6": 8.0,
  ]

  /// The space below paragraphs, as a multiple of the font size.
  private static let spacings = [
    "p": 1, "h1": 0.67, "h2": 0.83, "h3": 1, "h4": 1.33, "h5": 1.67, "h6": 2.33,
  ]

  /// The text of the page.
  package let attributedString: NSAttributedString

  private let result = NSMutableAttributedString()
  private var styles: [(tag: String, style: Style)] = [("", Style())]
  private var lists: [List] = []
  private var hidden: String?
  private var endsWithSpace = true
  private var needsBreak = false
  /// The space below the last paragraph.
  private var spacing = 0.0

  /// Reads a page.
  ///
  /// Unclosed tags end with the page.
  package init(_ text: String) {
    attributedString = result
    for token in HTMLToken.tokens(of: text) {
      switch token {
      case .text(let text): add(text)
      case .start(let tag, let attributes): start(tag, attributes)
      case .end(let tag): end(tag)
      }
    }
    if needsBreak { endParagraph() }
  }

  private var style: Style { styles[styles.count - 1].style }
  private var isPreformatted: Bool { styles.contains { $0.tag == "pre" } }

  private mutating func add(_ text: String) {
    guard hidden == nil else { return }
    if isPreformatted { return append(text) }
    var shown = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        if !endsWithSpace, !needsBreak { shown.append(" ") }
        endsWithSpace = true
      } else {
        if needsBreak { endParagraph() }
        shown.append(character)
        endsWithSpace = false
      }
    }
    if !shown.isEmpty { append(shown) }
  }

  private mutating func endParagraph() {
    needsBreak = false
    guard result.length > 0 else { return }
    append("\n", spacing: spacing)
  }

  private mutating func append(_ text: String) {
    spacing = style.spacing
    append(text, spacing: spacing)
  }

  private func append(_ text: String, spacing: Double) {
    let style = style
    var attributes = style.attributes
    attributes[.font] = font(style)
    if attributes[.foregroundColor] == nil, attributes[.link] == nil {
      attributes[.foregroundColor] = UIColor.black
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = spacing
    attributes[.paragraphStyle] = paragraph
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private func font(_ style: Style) -> UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let name = style.isFixed ? "Courier" : "Times New Roman"
    let plain = UIFont.inDocument(name, size: style.size)
    guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  // MARK: Tags

  private mutating func start(_ tag: String, _ attributes: [String: String]) {
    guard hidden == nil else { return }
    if Self.unshown.contains(tag) {
      hidden = tag
      return
    }
    if Self.blocks.contains(tag), result.length > 0 {
      needsBreak = true
      endsWithSpace = true
    }
    var style = style
    switch tag {
    case "br":
      if needsBreak { needsBreak = false }
      append("\u{2028}")
      endsWithSpace = true
      return
    case "img", "hr", "input", "meta", "link": return
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case "s", "strike", "del":
      style.attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case "code", "tt", "kbd", "pre": style.isFixed = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      style.size = Self.headings[tag] ?? style.size
      style.isBold = true
    case "a":
      if let url = attributes["href"].flatMap(URL.init(string:)) {
        style.attributes[.link] = url
        style.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
    case "ul": lists.append(List(number: nil))
    case "ol": lists.append(List(number: 1))
    default: break
    }
    take(attributes, &style)
    if Self.blocks.contains(tag) { style.spacing = style.size * (Self.spacings[tag] ?? 0) }
    styles.append((tag, style))
    if tag == "li" { addMarker() }
  }

  private func take(_ attributes: [String: String], _ style: inout Style) {
    var values = SVGStyleSheet.declarations(attributes["style"] ?? "")
    if let color = attributes["color"] { values["color"] = color }
    if let color = values["color"].flatMap(SVGColor.read) {
      style.attributes[.foregroundColor] = UIColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
    if let size = values["font-size"], let number = Double(size.prefix { $0.isNumber || $0 == "." })
    {
      style.size = size.hasSuffix("px") ? number * 0.75 : size.hasSuffix("pt") ? number : style.size
    }
    switch values["font-weight"] {
    case "bold", "700", "800", "900": style.isBold = true
    case "normal", "400": style.isBold = false
    default: break
    }
    if values["font-style"] == "italic" { style.isItalic = true }
  }

  private mutating func addMarker() {
    guard let last = lists.indices.last else { return add("\u{2022}\u{A0}") }
    if let number = lists[last].number {
      lists[last].number = number + 1
      add("\(number).\u{A0}")
    } else {
      add("\u{2022}\u{A0}")
    }
    endsWithSpace = true
  }

  private mutating func end(_ tag: String) {
    if let hidden {
      if hidden == tag { self.hidden = nil }
      return
    }
    if tag == "ul" || tag == "ol" { _ = lists.popLast() }
    if let index = styles.lastIndex(where: { $0.tag == tag }), index > 0 {
      styles.removeSubrange(index...)
    }
    if Self.blocks.contains(tag), result.length > 0 {
      needsBreak = true
      endsWithSpace = true
    }
  }
}
