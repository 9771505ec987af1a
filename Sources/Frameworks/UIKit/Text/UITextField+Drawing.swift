import DeviceProtocol
import DisplayList
import Raster

extension UITextField {
  /// Draws the image behind the text and the border.
  func drawBackground() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let border = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground {
      image.draw(in: border)
    }
    drawBorder(border, in: context)
  }

  func drawPlaceholderLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placeholder else { return }
    let text = attributedPlaceholder.map { EditableText($0) } ?? EditableText(placeholder)
    var attributes = commonAttributes
    attributes[.foregroundColor] = Self.fieldLook.placeholderColor
    let line = FieldLine(
      text, around: 0, attributes: attributes, isSecure: false, traits: traitCollection,
      width: rect.width, paragraph: paragraph(isEditing: false))
    line.draw(at: CGPoint(x: rect.minX, y: textTop(of: line, in: rect)), in: context)
  }

  func drawBorder(_ rect: CGRect, in context: CGContext) {
    let border = border
    let pixel = 1 / max(traitCollection.displayScale, 1)
    func color(_ color: UIColor) -> Color { Color(color, traits: traitCollection) }
    func shape(inset: CGFloat) -> Shape {
      let rect = rect.insetBy(dx: inset, dy: inset)
      guard border.cornerRadius > 0 else { return .rect(rect) }
      return .roundedRect(rect, CornerRadii(border.cornerRadius - inset))
    }
    let own = borderStyle == .roundedRect ? backgroundColor : nil
    if let fill = own ?? (isEnabled ? border.fill : border.disabledFill) {
      context.record(.fill(shape(inset: 0), .color(color(fill))))
    }
    if let edge = border.edge {
      let width = edge.width ?? pixel
      context.record(
        .stroke(shape(inset: width / 2), color(edge.color), StrokeStyle(width: width)))
    }
    if let top = border.top {
      let line = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: top.width ?? pixel)
      context.record(.fill(.rect(line), .color(color(top.color))))
    }
  }

  func drawText() {
    let rect = canvas.bounds
    if editor.hasText {
      if isEditing { drawLine(in: rect) } else { drawText(in: rect) }
    } else if placeholder != nil, !hasTokens {
      let place = placeholderRect(forBounds: bounds)
      drawPlaceholder(
        in: CGRect(
          x: place.minX - canvas.frame.minX, y: place.minY - canvas.frame.minY,
          width: place.width, height: place.height))
    }
  }

  func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = currentLine()
    let origin = CGPoint(x: rect.minX + lineX(line), y: textTop(of: line, in: rect))
    if let marked = editor.marked, isEditing {
      let fill = Color(
        tintColor.withAlphaComponent(SystemDesign.current.textSelections.markedOpacity),
        traits: traitCollection)
      for box in line.boxes(of: marked) {
        context.record(
          .fill(.rect(box.offsetBy(dx: origin.x, dy: origin.y)), .color(fill)))
      }
    }
    line.draw(at: origin, in: context)
  }

  func textTop(of line: FieldLine, in rect: CGRect) -> CGFloat {
    let height = line.layout.lines.first?.height ?? line.layout.size.height
    switch contentVerticalAlignment {
    case .top: return rect.minY
    case .bottom: return rect.maxY - height
    default: return rect.minY + (rect.height - height) / 2
    }
  }

  func paragraph(isEditing: Bool) -> ParagraphLayout {
    let alignment: ParagraphLayout.Alignment =
      switch textAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      default: isRightToLeft ? .right : .natural
      }
    return ParagraphLayout(
      alignment: isEditing ? .left : alignment,
      lineBreak: isEditing ? .byClipping : .byTruncatingTail, maximumLines: 1)
  }

  func currentLine() -> FieldLine {
    let offset = isEditing ? editor.head : 0
    if let line, !isEditing || line.covers(offset, of: editor.text.count) { return line }
    let made = makeLine(fittingAttributes(around: offset), around: offset)
    line = made
    return made
  }

  /// Returns the attributes of the text.
  ///
  /// If the text can shrink, the font is as small as the width requires.
  private func fittingAttributes(around offset: Int) -> [NSAttributedString.Key: Any] {
    var attributes = commonAttributes
    let width = canvas.bounds.width
    guard adjustsFontSizeToFitWidth, let font, minimumFontSize < font.pointSize, width > 0 else {
      return attributes
    }
    var size = font.pointSize
    // Letters don't shrink by exactly the same factor as their font.
    for _ in 0..<Self.mostShrinkings {
      let natural = makeLine(attributes, around: offset, isFree: true).layout.size.width
      guard natural > width, size > minimumFontSize else { break }
      size = max(minimumFontSize, size * width / natural * 0.999)
      attributes[.font] = font.withSize(size)
    }
    return attributes
  }

  private static let mostShrinkings = 4

  func makeLine(
    _ attributes: [NSAttributedString.Key: Any], around offset: Int, isFree: Bool = false
  ) -> FieldLine {
    FieldLine(
      editor.text, around: offset, attributes: attributes, isSecure: isSecureTextEntry,
      revealed: revealed,
      traits: traitCollection, width: isEditing || isFree ? .infinity : canvas.bounds.width,
      paragraph: paragraph(isEditing: isEditing || isFree))
  }

  /// Returns the left end of the edited line, in the canvas's coordinates.
  func lineX(_ line: FieldLine) -> CGFloat {
    guard isEditing else { return 0 }
    let free = canvas.bounds.width - line.layout.size.width
    guard free > Self.caretWidth else { return -scrollX }
    switch textAlignment {
    case .center: return free / 2
    case .right: return free - Self.caretWidth
    case .natural where isRightToLeft: return free - Self.caretWidth
    default: return 0
    }
  }

  static let caretWidth = SystemDesign.current.textSelections.caretWidth

  func scrollToCaret() {
    guard isEditing else {
      scrollX = 0
      return
    }
    let line = currentLine()
    let width = canvas.bounds.width
    let content = line.layout.size.width + Self.caretWidth
    guard content > width, width > 0 else {
      scrollX = 0
      return
    }
    let x = line.caretX(at: editor.head)
    let margin = min(width / 4, 24)
    if x - scrollX < 0 { scrollX = x - margin }
    if x - scrollX > width - Self.caretWidth { scrollX = x - width + Self.caretWidth }
    scrollX = min(max(scrollX, 0), content - width)
  }
}
