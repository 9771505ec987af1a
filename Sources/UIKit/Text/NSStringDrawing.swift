import Raster

/// How text is measured and drawn in a rectangle.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingoptions>.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle's origin is the top left of the lines, not a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines include the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// What does not fit is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  private var styledForDrawing: StyledString {
    StyledString(self, font: Self.defaultFont, color: .black)
  }

  /// The size of the text on lines that only its line breaks end.
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    let styled = styledForDrawing
    let paragraph = ParagraphLayout(Self.wrapping(styled.paragraphStyle))
    return styled.layout(width: .infinity, paragraph: paragraph).size
  }

  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let styled = styledForDrawing
    let paragraph = ParagraphLayout(Self.wrapping(styled.paragraphStyle))
    styled.draw(styled.layout(width: .infinity, paragraph: paragraph), at: point, in: context)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let styled = styledForDrawing
    let layout = layout(styled, in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines[0].baseline }
    let isClipped = options.contains(.usesLineFragmentOrigin) && layout.size.height > rect.height
    if isClipped {
      target.saveGState()
      target.clip(to: rect)
    }
    styled.draw(layout, at: origin, in: target)
    if isClipped { target.restoreGState() }
  }

  /// The rectangle that the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let layout = layout(styledForDrawing, in: size, options: options)
    var bounds = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = -layout.lines[0].baseline }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      bounds.size.height = min(bounds.height, size.height)
    }
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(
    _ styled: StyledString, in size: CGSize, options: NSStringDrawingOptions
  ) -> TextLayout {
    let style = styled.paragraphStyle ?? NSParagraphStyle.Values()
    guard options.contains(.usesLineFragmentOrigin) else {
      return styled.layout(
        width: size.width > 0 ? size.width : .infinity,
        paragraph: ParagraphLayout(style, maximumLines: 1))
    }
    let width = size.width > 0 ? size.width : .infinity
    var paragraph = ParagraphLayout(Self.wrapping(style))
    if ![.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode) {
      paragraph = ParagraphLayout(style, maximumLines: 1)
    }
    let layout = styled.layout(width: width, paragraph: paragraph)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      layout.size.height > size.height
    else { return layout }
    let visible = layout.lines.count { CGFloat($0.y + $0.height) <= size.height + 0.01 }
    paragraph.maximumLines = max(visible, 1)
    paragraph.lineBreak = .byTruncatingTail
    return styled.layout(width: width, paragraph: paragraph)
  }

  /// The style, with lines that break and are not truncated.
  private static func wrapping(_ style: NSParagraphStyle.Values?) -> NSParagraphStyle.Values {
    var style = style ?? NSParagraphStyle.Values()
    if style.lineBreakMode != .byCharWrapping { style.lineBreakMode = .byWordWrapping }
    return style
  }
}

extension NSString {
  /// The size of the text on lines that only its line breaks end.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text on lines that only its line breaks end.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
