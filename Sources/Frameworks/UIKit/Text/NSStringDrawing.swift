/// Options for measuring and drawing text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingoptions>.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin of the rectangle is the top-left corner of the lines instead of a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines include the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the drawn glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line is truncated with an ellipsis if the text doesn't fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The natural alignment follows the direction of the text, as it always does here.
  public static let optionsResolvesNaturalAlignmentWithBaseWritingDirection =
    NSStringDrawingOptions(rawValue: 1 << 9)
}

extension NSAttributedString {
  private var styledForDrawing: StyledString { .forDrawing(EditableText(self)) }

  /// Returns the size of the text without wrapping its lines.
  public func size() -> CGSize {
    styledForDrawing.sizeOnUnbrokenLines
  }

  /// Draws the text with its top-left corner at a point.
  public func draw(at point: CGPoint) {
    styledForDrawing.draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    styledForDrawing.draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text requires within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    styledForDrawing.boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text without wrapping its lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text with its top-left corner at a point.
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

  /// Returns the rectangle that the text requires within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledString {
    .forDrawing(EditableText(self, attributes: attributes ?? [:]))
  }

  /// Returns the size of the text without wrapping its lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).sizeOnUnbrokenLines
  }

  /// Draws the text with its top-left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text requires within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }
}
