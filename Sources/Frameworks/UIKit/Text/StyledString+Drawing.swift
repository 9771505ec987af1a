import Raster

/// Measuring and drawing for `NSStringDrawing`.
extension StyledString {
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  static func forDrawing(_ text: EditableText) -> StyledString {
    StyledString(text, font: defaultFont, color: .black)
  }

  /// The size without wrapping lines.
  var sizeOnUnbrokenLines: CGSize {
    guard !isEmpty else { return .zero }
    return layout(width: .infinity, paragraph: ParagraphLayout(Self.wrapping(paragraphStyle))).size
  }

  /// Draws the text with its top-left corner at a point.
  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    let paragraph = ParagraphLayout(Self.wrapping(paragraphStyle))
    draw(layout(width: .infinity, paragraph: paragraph), at: point, in: context)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    let layout = layout(in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines[0].baseline }
    let isClipped = options.contains(.usesLineFragmentOrigin) && layout.size.height > rect.height
    if isClipped {
      target.saveGState()
      target.clip(to: rect)
    }
    draw(layout, at: origin, in: target)
    if isClipped { target.restoreGState() }
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    guard !isEmpty else { return .zero }
    let layout = layout(in: size, options: options)
    var bounds = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = -layout.lines[0].baseline }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      bounds.size.height = min(bounds.height, size.height)
    }
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    let style = paragraphStyle ?? NSParagraphStyle.Values()
    let width = size.width > 0 ? size.width : .infinity
    guard options.contains(.usesLineFragmentOrigin) else {
      return layout(width: width, paragraph: ParagraphLayout(style, maximumLines: 1))
    }
    var paragraph = ParagraphLayout(Self.wrapping(style))
    if ![.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode) {
      paragraph = ParagraphLayout(style, maximumLines: 1)
    }
    let layout = layout(width: width, paragraph: paragraph)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      layout.size.height > size.height
    else { return layout }
    let visible = layout.lines.count { CGFloat($0.y + $0.height) <= size.height + 0.01 }
    paragraph.maximumLines = max(visible, 1)
    paragraph.lineBreak = .byTruncatingTail
    return self.layout(width: width, paragraph: paragraph)
  }

  /// Returns the style with lines that wrap instead of being truncated.
  static func wrapping(_ style: NSParagraphStyle.Values?) -> NSParagraphStyle.Values {
    var style = style ?? NSParagraphStyle.Values()
    if style.lineBreakMode != .byCharWrapping { style.lineBreakMode = .byWordWrapping }
    return style
  }
}
