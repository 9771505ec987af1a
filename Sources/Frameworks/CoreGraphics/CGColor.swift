import DisplayList

/// A color, which consists of components in a color space.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolor>.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  /// The color space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The color in the form that players use.
  package let color: Color
  /// The repeated image in place of the color, if any.
  package let pattern: StretchedImage?

  /// Creates a color from components in a space, alpha last.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    color = Self.displayed(values, in: space)
    pattern = nil
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    color = Self.displayed(values, in: space)
    pattern = nil
  }

  /// Creates a color that fills with a repeated image.
  /// - Parameter size: The size of the image, in points.
  package init(repeating image: CGImage, size: CGSize) {
    let average = image.averageColor
    color = average
    colorSpace = nil
    values = [average.red, average.green, average.blue, average.alpha].map { CGFloat($0) }
    let columns = Self.copies(of: size.width)
    let rows = Self.copies(of: size.height)
    pattern = StretchedImage(
      image.repeated(columns: columns, rows: rows),
      size: CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows)),
      top: 0, left: 0, bottom: 0, right: 0, isTiled: true)
  }

  /// Returns the number of copies of a small image to combine in advance, so that only a few have
  /// to be drawn.
  private static func copies(of length: CGFloat) -> Int {
    length > 0 ? max(1, Int((128 / length).rounded(.up))) : 1
  }

  private static func displayed(_ values: [CGFloat], in space: CGColorSpace) -> Color {
    if values.count == 2 {
      let white = Float(values[0])
      return Color(red: white, green: white, blue: white, alpha: Float(values[1]))
    }
    if space.name == CGColorSpace.displayP3 {
      let (red, green, blue) = ColorConversion.sRGB(fromDisplayP3: values[0], values[1], values[2])
      return Color(
        red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(values[3]))
    }
    if space.name == CGColorSpace.linearSRGB {
      let parts = values.prefix(3).map { Float(ColorConversion.encoded($0)) }
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: Float(values[3]))
    }
    return Color(
      red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]),
      alpha: Float(values[3]))
  }

  /// Creates a color in the RGB color space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a color in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a color from a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color in the gray color space.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The opacity.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .rgb, values: values.dropLast() + [alpha])
  }

  /// Returns the color in another color space, or `nil` if it's a pattern.
  /// - Parameters:
  ///   - intent: The handling of colors that the space doesn't contain. It has no effect, because a
  ///     converted component can be outside the range from 0 to 1.
  ///   - options: Must be `nil`, as in Apple's documentation.
  public func converted(
    to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil, let colorSpace else { return nil }
    if colorSpace == to { return self }
    let shown = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let parts = ColorConversion.components(ofSRGB: shown.0, shown.1, shown.2, in: to)
    return CGColor(space: to, values: parts + [alpha])
  }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns whether two colors have the same components in the same space.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace
        && lhs.pattern?.image.id == rhs.pattern?.image.id)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
