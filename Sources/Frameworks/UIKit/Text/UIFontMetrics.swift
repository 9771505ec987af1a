/// What makes fonts and lengths grow with the size of text that the person likes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontmetrics>.
open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  /// Creates metrics that grow as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Metrics that grow as body text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font, grown.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font, grown, but no larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, grown as some traits say.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font, grown as some traits say, but no larger than a size; 0 is any size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// The length, grown.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length, grown as some traits say.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let category = PreferredSizes.category(traitCollection)
    let scale = max(UITraitCollection.current.displayScale, 1)
    let grown = value * PreferredSizes.scale(of: textStyle, category: category)
    return (grown * scale).rounded() / scale
  }
}
