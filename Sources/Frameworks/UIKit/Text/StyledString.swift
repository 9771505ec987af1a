import DisplayList
import Raster

/// Text in the internal form of UIKit's classes, ready for layout and drawing.
struct StyledString {
  /// A line through or under text, or a background color.
  private enum Decoration {
    case background(Color)
    case underline(NSUnderlineStyle, Color)
    case strikethrough(NSUnderlineStyle, Color)
    case shadow(Shadow)
    case attachment(NSTextAttachment, UITraitCollection?)
    /// Outlines of letters, with their width as a fraction of the font size and whether the letters
    /// are also filled.
    case outline(Color, width: Double, isFilled: Bool)
  }

  private(set) var styled: StyledText
  /// The style of the first paragraph, if it has one.
  private(set) var paragraphStyle: NSParagraphStyle.Values?
  private var decorations: [(range: Range<Int>, decoration: Decoration)] = []

  init(_ text: String, font: UIFont, color: Color) {
    var style = TextStyle(font: font.face, color: color)
    style.metrics = font.lineMetrics
    styled = StyledText(text: text, style: style)
  }

  /// - Parameters:
  ///   - common: The attributes of text without its own attributes.
  ///   - font: The font of text that doesn't specify one.
  ///   - color: The color of text that doesn't specify one.
  ///   - links: The attributes that override those of links.
  init(
    _ text: EditableText, over common: EditableText.Attributes = [:], font: UIFont, color: UIColor,
    links: EditableText.Attributes = [:], traits: UITraitCollection? = nil
  ) {
    let fallback = TextStyle([:], traits: traits, font: font, color: color)
    var spans: [StyledText.Span] = []
    styled = StyledText(text: text.string, spans: [], defaultStyle: fallback)
    for (range, own) in text.stretches(of: 0..<text.count, over: [:]) {
      var attributes = common.merging(own) { $1 }
      if own[.link] != nil {
        if own[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.link }
        attributes.merge(links) { $1 }
      }
      let style = TextStyle(attributes, traits: traits, font: font, color: color)
      TextAttributes.reportAbsent(attributes)
      spans.append(StyledText.Span(range: range, style: style))
      if range.lowerBound == 0 {
        paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      }
      decorate(range, attributes, style: style, traits: traits)
    }
    styled.spans = spans
  }

  private mutating func decorate(
    _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], style: TextStyle,
    traits: UITraitCollection?
  ) {
    func color(_ key: NSAttributedString.Key) -> Color? {
      TextAttributes.color(key, in: attributes)?.resolved(with: traits).displayed
    }
    if let color = color(.backgroundColor) { decorations.append((range, .background(color))) }
    if let lines = TextAttributes.lines(attributes[.underlineStyle]), lines.rawValue & 0xF != 0 {
      decorations.append((range, .underline(lines, color(.underlineColor) ?? style.color)))
    }
    let isCrossedOut = TextAttributes.intent(attributes)?.contains(.strikethrough) ?? false
    if let lines = TextAttributes.lines(attributes[.strikethroughStyle])
      ?? (isCrossedOut ? .single : nil), lines.rawValue & 0xF != 0
    {
      decorations.append((range, .strikethrough(lines, color(.strikethroughColor) ?? style.color)))
    }
    if let width = TextAttributes.number(attributes[.strokeWidth]), width != 0 {
      decorations.append(
        (
          range,
          .outline(
            color(.strokeColor) ?? style.color, width: abs(Double(width)) / 100, isFilled: width < 0
          )
        ))
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      decorations.append((range, .attachment(attachment, traits)))
    }
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      decorations.append(
        (
          range,
          .shadow(
            Shadow(
              color: color.resolved(with: traits).displayed, offset: shadow.shadowOffset,
              blur: Double(shadow.shadowBlurRadius) / 2))
        ))
    }
  }

  var isEmpty: Bool { styled.text.isEmpty }

  /// Replaces every color.
  mutating func recolor(_ color: Color) {
    for index in styled.spans.indices { styled.spans[index].style.color = color }
    styled.defaultStyle.color = color
  }

  /// Scales every font.
  func scaled(by factor: Double) -> StyledString {
    var result = self
    for index in result.styled.spans.indices {
      result.styled.spans[index].style.font.size *= factor
    }
    result.styled.defaultStyle.font.size *= factor
    return result
  }

  /// Changes the distance between all characters.
  func tracked(by tracking: Double) -> StyledString {
    var result = self
    for index in result.styled.spans.indices {
      result.styled.spans[index].style.tracking += tracking
    }
    return result
  }

  /// Returns a part of the text.
  func part(_ range: Range<Int>) -> StyledString {
    var part = self
    func inside(_ other: Range<Int>) -> Range<Int> {
      let clamped = other.clamped(to: range)
      return clamped.lowerBound - range.lowerBound..<clamped.upperBound - range.lowerBound
    }
    let units = TextUnits(styled.text)
    part.styled.text = String(
      styled.text[units.index(range.lowerBound)..<units.index(range.upperBound)])
    part.styled.spans = styled.spans.filter { $0.range.overlaps(range) }.map {
      StyledText.Span(range: inside($0.range), style: $0.style)
    }
    part.decorations = decorations.filter { $0.range.overlaps(range) }.map {
      (inside($0.range), $0.decoration)
    }
    return part
  }

  func layout(width: CGFloat, paragraph: ParagraphLayout) -> TextLayout {
    TextLayout(styled, width: Double(width), paragraph: paragraph)
  }

  /// Draws lines with their top-left corner at a point.
  ///
  /// Baselines are on whole pixels.
  func draw(_ layout: TextLayout, at origin: CGPoint, in context: CGContext) {
    for (range, color) in backgrounds {
      for box in layout.boxes(of: range) {
        context.draw(.fill(.rect(box.offsetBy(dx: origin.x, dy: origin.y)), .color(color)))
      }
    }
    drawForeground(layout, at: origin, in: context)
  }

  /// The background colors of parts of the text.
  var backgrounds: [(range: Range<Int>, color: Color)] {
    decorations.compactMap {
      if case .background(let color) = $0.decoration { ($0.range, color) } else { nil }
    }
  }

  /// Draws everything except background colors.
  func drawForeground(_ layout: TextLayout, at origin: CGPoint, in context: CGContext) {
    for var run in layout.runs {
      run.origin.x += origin.x
      run.origin.y = pixel(run.origin.y + origin.y, context)
      let commands = commands(for: run, in: layout, at: origin)
      if let shadow = shadow(of: run, in: layout, at: origin) {
        context.draw([.beginGroup(opacity: 1, shadow: shadow)] + commands + [.endGroup])
      } else {
        context.draw(commands)
      }
    }
    for (range, decoration) in decorations {
      switch decoration {
      case .background, .shadow, .outline: break
      case .attachment(let attachment, let traits):
        draw(attachment, of: range, in: layout, at: origin, traits, context)
      case .underline(let style, let color):
        drawLines(style, color, of: range, in: layout, at: origin, context) { face in
          Double(face.size) * 0.11
        }
      case .strikethrough(let style, let color):
        drawLines(style, color, of: range, in: layout, at: origin, context) { face in
          -FontMetrics(face).xHeight / 2
        }
      }
    }
  }

  private func draw(
    _ attachment: NSTextAttachment, of range: Range<Int>, in layout: TextLayout, at origin: CGPoint,
    _ traits: UITraitCollection?, _ context: CGContext
  ) {
    let place = attachment.place
    guard !place.isEmpty,
      let image = attachment.image(
        forBounds: place, textContainer: nil, characterIndex: range.lowerBound)
    else { return }
    let style = styled.spans.first { $0.range.contains(range.lowerBound) }?.style
    let tint = style?.color ?? styled.defaultStyle.color
    for unit in range {
      guard let line = layout.lines.first(where: { $0.range.contains(unit) }) else { continue }
      let baseline = pixel(origin.y + line.baseline, context) - (style?.baselineOffset ?? 0)
      for box in layout.boxes(of: unit..<unit + 1) {
        let rect = CGRect(
          x: origin.x + box.minX + place.minX, y: baseline - place.maxY, width: place.width,
          height: place.height)
        context.draw(
          image.commands(
            in: rect, tint: image.takesColorOfText ? tint : nil, traits: traits ?? .current))
      }
    }
  }

  private func pixel(_ length: CGFloat, _ context: CGContext) -> CGFloat {
    (length * context.scale).rounded() / context.scale
  }

  private func shadow(of run: TextRun, in layout: TextLayout, at origin: CGPoint) -> Shadow? {
    guard decorations.contains(where: { if case .shadow = $0.decoration { true } else { false } })
    else { return nil }
    for (range, decoration) in decorations where range.contains(start(of: run, layout, origin)) {
      if case .shadow(let shadow) = decoration { return shadow }
    }
    return nil
  }

  /// Returns the letters, their outlines, or both.
  private func commands(
    for run: TextRun, in layout: TextLayout, at origin: CGPoint
  ) -> [DrawingCommand] {
    guard decorations.contains(where: { if case .outline = $0.decoration { true } else { false } })
    else { return [.text(run)] }
    for (range, decoration) in decorations where range.contains(start(of: run, layout, origin)) {
      guard case .outline(let color, let width, let isFilled) = decoration else { continue }
      var outline = run
      outline.color = color
      outline.strokeWidth = width * run.font.size
      return isFilled ? [.text(run), .text(outline)] : [.text(outline)]
    }
    return [.text(run)]
  }

  private func start(of run: TextRun, _ layout: TextLayout, _ origin: CGPoint) -> Int {
    layout.offset(
      nearest: CGPoint(x: run.origin.x - origin.x + 0.1, y: run.origin.y - origin.y - 1))
  }

  /// - Parameter offset: The distance of the line below the baseline.
  private func drawLines(
    _ style: NSUnderlineStyle, _ color: Color, of range: Range<Int>, in layout: TextLayout,
    at origin: CGPoint, _ context: CGContext, offset: (FontFace) -> Double
  ) {
    let face =
      styled.spans.first { $0.range.contains(range.lowerBound) }?.style.font
      ?? styled.defaultStyle.font
    var width = max(face.size / 17, 1 / Double(context.scale))
    if style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue { width *= 2 }
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    var stroke = StrokeStyle(width: width)
    switch style.rawValue & 0xF00 {
    case 0x100: stroke.dash = [width * 1.5, width * 1.5]
    case 0x200: stroke.dash = [width * 5, width * 3]
    case 0x300: stroke.dash = [width * 5, width * 2, width * 1.5, width * 2]
    case 0x400:
      stroke.dash = [width * 5, width * 2, width * 1.5, width * 2, width * 1.5, width * 2]
    default: break
    }
    for line in layout.lines where line.range.overlaps(range) {
      let y = pixel(origin.y + line.baseline, context) + offset(face) + width / 2
      for box in layout.boxes(of: range.clamped(to: line.range)) {
        for shift in isDouble ? [0, width * 2] : [0] {
          let from = CGPoint(x: box.minX + origin.x, y: y + shift)
          let to = CGPoint(x: box.maxX + origin.x, y: y + shift)
          context.draw(.stroke(.path(Path(elements: [.move(from), .line(to)])), color, stroke))
        }
      }
    }
  }
}
